// What odd addresses of another language answer, and that no page of one language has the scripts of another.
import assert from 'node:assert/strict'
import test from 'node:test'
import { type Language, languageNames, languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'
import { publicPages } from '#test/urls.ts'

/** Where it redirects to, without the search. */
const placeOf = ({ headers }: Response) => headers.get('Location')?.split('?')[0]

const languageOfPage = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1]

test('an address that nobody linked is a page in the language of its beginning, or leads to the one meant', async (t) => {
  const { fetch } = await openTestWeb(t)
  for (const [path, status, shown] of [
    ['/hi/ordernow', 404, 'en-IN'],
    ['/ta-IN/ordernow', 404, 'en-IN'],
    ['/ta/hello', 404, 'ta-IN'],
    ['/ta/ta/ordernow', 404, 'ta-IN'],
    ['/ta/live', 404, 'ta-IN'],
    ['/ta/favicon.ico', 404, 'ta-IN'],
    ['/ta//ordernow?category=Bomb', 308, '/ta/ordernow?category=Bomb'],
    ['/TA/ORDERNOW', 308, '/ta/ordernow'],
    ['/ta/', 308, '/ta'],
    ['/ta/admin', 308, '/admin'],
    ['/ta/admin/orders.data', 308, '/admin/orders.data'],
    ['/ta/vinayagaadmin', 308, '/vinayagaadmin'],
    ['/ta/media/nothing.jpg', 404, undefined],
    ['/ta/%ff', 400, undefined],
  ] as const) {
    const response = await fetch(path)
    const found = response.headers.get('Location') ?? languageOfPage(await response.text())
    assert.deepEqual([path, response.status, found], [path, status, shown])
  }
})

test('§6 a form sent to the back office below /ta is refused as at its own address, and orders are only sent there', async (t) => {
  const { fetch } = await openTestWeb(t)
  const form = { method: 'POST', body: new URLSearchParams({ intent: 'save' }) }
  for (const path of ['/admin', '/admin/settings', '/media/image/upload']) {
    const [own, other] = await Promise.all([fetch(path, form), fetch(`/ta${path}`, form)])
    assert.deepEqual([other.status, placeOf(other)], [own.status, placeOf(own)], path)
    assert.ok([302, 401].includes(other.status), `${path}: ${other.status}`)
  }
  const foreign = await fetch('/ta/admin', { ...form, headers: { 'Sec-Fetch-Site': 'cross-site' } })
  assert.equal(foreign.status, 403)
  const looked = await fetch('/ta/orders')
  assert.deepEqual([looked.status, looked.headers.get('Allow')], [405, 'POST'])
  assert.equal((await fetch('/ta/orders', orderRequest('x'.repeat(32), {}))).status, 422)
})

test('a cookie of a language says nothing on public pages, and no other text in it does anything at all', async (t) => {
  const { fetch } = await openTestWeb(t)
  const page = async (path: string, text: string) =>
    languageOfPage(await (await fetch(path, { cookie: `language=${text}` })).text())
  assert.equal(await page('/vinayagaadmin', 'ta'), 'ta-IN')
  assert.equal(await page('/about', 'ta'), 'en-IN')
  assert.equal(await page('/ta/about', 'en'), 'ta-IN')
  for (const rubbish of ['hi', 'TA', 'tamil', '', '%74%61', '"ta"', '../ta', '__proto__', 'x'.repeat(3_000)])
    assert.equal(await page('/vinayagaadmin', rubbish), 'en-IN', rubbish)
})

type Files = {
  version: string
  entry: { module: string; imports: string[] }
  routes: Record<string, { module: string; imports: string[] }>
}

/** As React Router in the browser knows them. */
async function tamilFiles(): Promise<Files> {
  return ((await import('../../build/current/server/ta.js' as string)) as { default: Files }).default
}

async function englishVersion(): Promise<string> {
  const { versions } = (await import('../../build/current/server/index.js' as string)) as {
    versions: Record<Language, string>
  }
  return versions.en
}

test('a page has the scripts of its own language, and links itself in the others', async (t) => {
  const { send } = await openTestWeb(t)
  const { version, entry, routes } = await tamilFiles()
  const tamil = [entry, ...Object.values(routes)].flatMap(({ module, imports }) => [module, ...imports])
  for (const { path } of publicPages()) {
    for (const language of languages) {
      const html = await (await send(pathIn(language, path))).text()
      const scripts = [...html.matchAll(/\/assets\/(?!manifest-)[\w.-]+\.js/g)].map(([file]) => file)
      assert.ok(scripts.length > 5, path)
      const foreign = scripts.filter((file) => !tamil.includes(file))
      assert.equal(foreign.length === 0, language === 'ta', `${language} ${path}: ${foreign}`)
      assert.ok(html.includes(`manifest-${language === 'ta' ? version : await englishVersion()}.js`), path)
      for (const other of languages) {
        const link = `<a href="${pathIn(other, path)}" hrefLang="${other}" lang="${other}"`
        assert.equal(html.includes(link), other !== language, `${path} to ${languageNames[other]}`)
      }
    }
  }
})

test('an open page of another language, or of an earlier build, loads its next page as a whole', async (t) => {
  const { send } = await openTestWeb(t)
  const [english, tamil] = [await englishVersion(), (await tamilFiles()).version]
  const ask = async (at: '' | '/ta', version: string) => {
    const search = new URLSearchParams({ paths: `${at}/about`, version })
    const response = await send(`${at}/__manifest?${search}`)
    return [response.status, response.headers.get('X-Remix-Reload-Document')]
  }
  assert.deepEqual(await ask('', english), [200, null])
  assert.deepEqual(await ask('/ta', tamil), [200, null])
  for (const [at, version] of [
    ['', 'earlier'],
    ['', tamil],
    ['/ta', english],
    ['/ta', 'earlier'],
  ] as const) {
    assert.deepEqual(await ask(at, version), [204, 'true'])
  }
})
