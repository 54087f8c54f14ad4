import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { emptyPlace } from '#test/database/databases.ts'
import { compileCache } from '#test/settings.ts'

function seed(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...args], {
    env: { DEMO: 'off', ...compileCache, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, lines: stderr.trim().split('\n') }
}

test('a shop with more than the demo is refused without --yes', async (t) => {
  const { dataDir: DATA_DIR } = await emptyPlace('sqlite', t)
  const first = seed({ DATA_DIR }, '--products', '30', '--orders', '20')
  assert.equal(first.status, 0, first.lines.join('\n'))
  assert.match(
    first.stdout,
    /The shop's admin is admin@shop\.example, with the password \S{20,} \(shown only this once\)/,
  )
  assert.match(first.stdout, /Added 30 products and 20 orders in \d/)

  const second = seed({ DATA_DIR }, '--orders', '25')
  assert.equal(second.status, 1)
  assert.deepEqual(second.lines, [
    'This shop already has 30 products, 20 orders. Add --yes to add made-up products and orders to them.',
  ])
  const meant = seed({ DATA_DIR }, '--orders', '25', '--yes')
  assert.equal(meant.status, 0)
  assert.match(meant.stdout, /^Added 0 products and 5 orders/)
})

test('bad arguments and bad settings are reported in sentences, and nothing is written', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  const { status, lines } = seed({ DATA_DIR: join(dataDir, 'never'), PORT: 'x' }, '--orders', 'many')
  assert.equal(status, 1)
  assert.match(
    lines.join('\n'),
    /^--orders needs a whole number[^\n]*\nFor example: [^\n]*\nPORT must be a number[^\n]*$/,
  )
  assert.equal(existsSync(join(dataDir, 'never')), false)
})

test('orders without products, and an unreachable database, are reported in one sentence', async (t) => {
  const { dataDir: DATA_DIR } = await emptyPlace('sqlite', t)
  const bare = seed({ DATA_DIR }, '--orders', '5')
  assert.deepEqual([bare.status, ...bare.lines], [1, 'Without products there can be no orders: add --products 1000'])
  const gone = seed({ DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, '--orders', '5')
  assert.equal(gone.status, 1)
  assert.match(gone.lines.join('\n'), /^The database 127\.0\.0\.1\/none cannot be used: [^\n]*$/)
})
