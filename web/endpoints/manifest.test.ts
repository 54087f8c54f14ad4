import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import sharp from 'sharp'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const ROOT = join(import.meta.dirname, '../..')

type Manifest = {
  name: string
  short_name: string
  id: string
  lang: string
  start_url: string
  scope: string
  display: string
  background_color: string
  theme_color: string
  description: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

async function manifestOf(t: test.TestContext, name?: string) {
  const { send, shop } = await openTestWeb(t)
  if (name !== undefined) shop.settings.name = name
  const response = await send('/manifest.webmanifest')
  assert.equal(response.headers.get('Content-Type'), 'application/manifest+json')
  return (await response.json()) as Manifest
}

test('GET /manifest.webmanifest opens the order page under the shop’s name', async (t) => {
  const { name, short_name, start_url, display } = await manifestOf(t)
  assert.deepEqual(
    [name, short_name, start_url, display],
    ['Sri Vinayaga Crackers', 'Sri Vinayaga', '/ordernow', 'standalone'],
  )
})

test('a Tamil page links the manifest that starts in Tamil; both are one app, which stays open in either language', async (t) => {
  const { send } = await openTestWeb(t)
  for (const [page, lang, start] of [
    ['/about', 'en-IN', '/ordernow'],
    ['/ta/about', 'ta-IN', '/ta/ordernow'],
  ] as const) {
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(await (await send(page)).text()) ?? []
    const manifest = (await (await send(address)).json()) as Manifest
    assert.deepEqual([manifest.lang, manifest.start_url, manifest.id, manifest.scope], [lang, start, '/', '/'])
    assert.equal(manifest.description, lang === 'en-IN' ? demoSettings.tagline : demoSettings.tamilTagline)
  }
})

test('the short name is the words that fit, and at least the first word', async (t) => {
  assert.equal((await manifestOf(t, 'Raja Superlongname B')).short_name, 'Raja')
  assert.equal((await manifestOf(t, 'Meenakshisundaram Fireworks')).short_name, 'Meenakshisundaram')
})

test('its colours are the shop’s', async (t) => {
  const tokens = readFileSync(join(ROOT, 'web/styles/tokens.css'), 'utf8')
  const { background_color, theme_color } = await manifestOf(t)
  assert.ok(tokens.includes(`--paper: ${background_color};`))
  assert.ok(tokens.includes(`--marigold-light: ${theme_color};`))
})

test('its icons exist in their sizes', async (t) => {
  const { icons } = await manifestOf(t)
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'))
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const { width, height } = await sharp(readFileSync(join(ROOT, 'public', src))).metadata()
    assert.equal(sizes, `${width}x${height}`, src)
  }
})
