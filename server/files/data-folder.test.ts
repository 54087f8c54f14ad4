import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { runShop } from '#test/shop/running-shop.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { compileCache } from '#test/settings.ts'
import { closeDataFolder } from './data-folder.ts'
import { openShop } from '../shop.ts'

// A shell's usual mask, which programs inherit.
process.umask(0o022)

const placeOf = async (t: TestContext) => (await emptyPlace('sqlite', t)).dataDir
const modeOf = (path: string) => statSync(path).mode & 0o777

/** What others could read in the folder. */
function openTo(folder: string): string[] {
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (modeOf(join(folder, name)) & 0o077) !== 0,
  )
}

for (const [program, run] of [
  ['main.ts', async (dataDir: string) => (await runShop({ dataDir })).kill()],
  ['bin/seed.ts', (DATA_DIR: string) => runProgram('bin/seed.ts', ['--products', '5'], DATA_DIR)],
] as const) {
  test(`${program} writes nothing that another user of the machine could read`, async (t) => {
    const dataDir = join(await placeOf(t), 'data')
    await run(dataDir)
    assert.ok(existsSync(join(dataDir, 'shop.sqlite')))
    assert.equal(modeOf(dataDir), 0o700)
    assert.equal(modeOf(join(dataDir, 'shop.sqlite')), 0o600)
    assert.deepEqual(openTo(dataDir), [])
  })
}

function runProgram(file: string, args: string[], DATA_DIR: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../..', file), ...args], {
    env: { DATA_DIR, DEMO: 'off', ...compileCache },
  })
  assert.equal(status, 0, String(stderr))
}

test('an older folder that others could read is closed at the start, with all its contents, and this is logged', async (t) => {
  const dataDir = await placeOf(t)
  mkdirSync(join(dataDir, 'media/images'), { recursive: true })
  const elsewhere = join(await placeOf(t), 'theirs')
  for (const file of ['shop.json', 'media/images/a.png']) writeFileSync(join(dataDir, file), '{}')
  writeFileSync(elsewhere, '')
  symlinkSync(elsewhere, join(dataDir, 'media/link'))
  chmodSync(dataDir, 0o755)
  const said: string[] = []
  const progress = { say: (line: string) => void said.push(line), step() {} }
  const shop = await openShop(testConfig({ dataDir }), { progress })
  cleanup(t, shop.close)
  assert.deepEqual(said, [`${dataDir} was open to other users of this machine; now it is its owner's alone.`])
  assert.equal(modeOf(join(dataDir, 'media/images/a.png')), 0o600)
  assert.equal(modeOf(join(dataDir, 'media/images')), 0o700)
  assert.equal(modeOf(elsewhere), 0o644)
  assert.equal(await closeDataFolder(dataDir), undefined)
})

test('a folder that we may not change is reported, with instructions for its owner', async () => {
  const told = await closeDataFolder('/proc/self')
  assert.equal(
    told,
    '/proc/self is open to other users of this machine, and this one may not change it: run chmod -R go= /proc/self as its owner',
  )
})

test('a place that is no folder is refused in one line', async (t) => {
  const file = join(await placeOf(t), 'file')
  writeFileSync(file, '')
  await assert.rejects(
    closeDataFolder(join(file, 'data')),
    /^DatabaseUnusable: The data folder .*file\/data cannot be used: /,
  )
})
