import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { cleanup } from '../cleanup.ts'
import { emptyPlace } from '../database/databases.ts'
import { runShop } from '../shop/running-shop.ts'
import { compileCache } from '../settings.ts'
import { copied, dockerStages, layOutImage, listing, ROOT } from './image-tree.ts'

const MOST_BYTES = 150e6

test('the files that the Dockerfile copies exist, and it runs as an unprivileged user', () => {
  const stages = dockerStages()
  const [build, last] = stages
  assert.ok(build && last && stages.length === 2)
  assert.deepEqual([build.base, last.base], ['node:26-trixie-slim', 'node:26-trixie-slim'])
  for (const { sources } of copied(build, 'project')) {
    for (const source of sources) assert.ok(existsSync(join(ROOT, source)), source)
  }
  for (const { sources } of copied(last, 'stage')) {
    for (const source of sources) assert.ok(existsSync(join(ROOT, source.replace('/shop/', ''))), source)
  }
  assert.deepEqual(copied(last, 'project'), [], 'nothing comes past the first stage')
  const commands = build.instructions.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text)
  assert.match(
    commands.join('\n'),
    /^npm ci --ignore-scripts.*\nnode bin\/build\.ts\nnpm prune --omit=dev --ignore-scripts/,
  )
  const settings = Object.fromEntries(last.instructions.map(({ keyword, text }) => [keyword, text]))
  assert.equal(settings.USER, 'node')
  assert.match(settings.HEALTHCHECK ?? '', /\/healthz/)
  assert.equal(settings.CMD, '["node", "main.ts"]')
})

test('its files and production packages are a shop that writes to its data folder alone, in less than 150 MB', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  cleanup(t, () => rmSync(folder, { recursive: true }))
  layOutImage(folder)
  const before = listing(folder)
  const bytes = before.reduce((sum, { size }) => sum + size, 0)
  const place = await emptyPlace('sqlite', t)
  const since = performance.now()
  const shop = await runShop(place, { main: join(folder, 'main.ts'), env: { METRICS: '0', NODE_ENV: 'production' } })
  assert.equal((await fetch(`${shop.origin}/healthz`)).status, 200)
  t.diagnostic(`${Math.round(bytes / 1e6)} MB; ${Math.round(performance.now() - since)} ms from nothing to /healthz`)
  const pages = ['/', '/ordernow', '/pricelist.pdf', '/vinayagaadmin', '/readyz']
  for (const path of pages) assert.equal((await fetch(shop.origin + path)).status, 200, path)
  const list = spawnSync(process.execPath, [join(folder, 'bin/admin.ts'), '--list'], {
    env: { DATA_DIR: place.dataDir, LOG_LEVEL: 'warn', ...compileCache },
    encoding: 'utf8',
  })
  assert.match(list.stdout, /owner@shop\.test/, list.stderr)
  await shop.stop()
  assert.deepEqual(listing(folder), before)
  assert.ok(bytes < MOST_BYTES, `${bytes} bytes`)
})
