import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { exclusiveLock } from '#server/database/exclusive-lock.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { realSystem } from '#server/system.ts'
import { cleanup } from '#test/cleanup.ts'
import { onEachDatabase, preparedPlace, type DatabaseKind } from '#test/database/databases.ts'
import {
  audited,
  contentsOf,
  dataFaults,
  importInto,
  reportOf,
  writeExport,
  writeText,
} from '#test/shop/imported-shop.ts'
import { until } from '#test/until.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { askCommands } from '#test/processes/ask-commands.ts'
import { compileCache } from '#test/settings.ts'

function run(place: DatabasePlace, ...args: string[]) {
  const { dataDir, databaseUrl = '' } = place
  return spawnSync(process.execPath, [join(import.meta.dirname, 'import-shop.ts'), ...args], {
    env: { ...compileCache, DATA_DIR: dataDir, ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }) },
    encoding: 'utf8',
  })
}

async function emptyShop(kind: DatabaseKind, t: TestContext): Promise<DatabasePlace & { folder: string }> {
  const place = await preparedPlace(kind, t)
  await (await openDatabase(place, realSystem.now)).close()
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  cleanup(t, () => rmSync(folder, { recursive: true, force: true }))
  return { ...place, folder }
}

// What is imported on each database is proven in server/shop-import/import-shop.test.ts.
test('a dry run says what --save then does', async (t) => {
  const place = await emptyShop('sqlite', t)
  const path = writeExport(place.folder, { orders: 30 })
  const tried = run(place, path)
  assert.deepEqual([tried.status, tried.stderr], [0, ''])
  assert.match(tried.stdout, /Nothing was changed\. To save it: npm run import-shop -- '.*export\.json' --save\n$/)
  assert.equal((await contentsOf(place)).orders!.length, 0)
  const saved = run(place, path, '--save', '--addresses')
  assert.deepEqual([saved.status, saved.stderr], [0, ''])
  assert.match(saved.stdout, /The whole report is in .*export\.json\.report\.txt\.\nSaved\.\n$/)
  const sentence = /Orders: 30 in the export\. \d+ new.*\n|add up to .*\n/g
  assert.deepEqual(saved.stdout.match(sentence), tried.stdout.match(sentence))
  assert.deepEqual((await audited(place, path)).faults, [])
  const other = join(place.folder, 'other.txt')
  assert.match(run(place, path, '--save', '--addresses', '--report', other).stdout, / 0 new/)
  assert.ok(existsSync(other))
})

const KILLED = `
  const { importInto } = await import(process.argv[1])
  const [place, path, at, isMutant] = JSON.parse(process.argv[2])
  let steps = 0
  const step = () => (steps += 1) === at && process.kill(process.pid, 'SIGKILL')
  await importInto(place, path, 'save', { progress: { say() {}, step }, isMutant })`

function importKilled(place: DatabasePlace, path: string, at: number, isMutant = false) {
  const module = join(import.meta.dirname, '../test/shop/imported-shop.ts')
  const program = ['--input-type=module', '-e', KILLED, module, JSON.stringify([place, path, at, isMutant])]
  const { signal, stderr } = spawnSync(process.execPath, program, { env: compileCache, encoding: 'utf8' })
  assert.equal(signal, 'SIGKILL', stderr)
}

/** More than are written at once, so that some are written at the kill. */
const MANY = { orders: 560, faults: 0.1, seed: 'killed' }
const LATE = 540

onEachDatabase('an import that is killed in the middle leaves nothing, and can be repeated', async (kind, t) => {
  const place = await emptyShop(kind, t)
  const path = writeExport(place.folder, MANY)
  const before = await contentsOf(place)
  for (const at of [1, LATE]) {
    importKilled(place, path, at)
    assert.deepEqual(await contentsOf(place), before, `killed at ${at}`)
  }
  await importInto(place, path, 'save')
  assert.deepEqual((await audited(place, path)).faults, [])
  assert.deepEqual(await dataFaults(place), [])
})

test('control: without its transaction a killed import leaves a part', async (t) => {
  const place = await emptyShop('sqlite', t)
  const path = writeExport(place.folder, MANY)
  importKilled(place, path, LATE, true)
  const { orders = [] } = await contentsOf(place)
  assert.ok(orders.length > 0 && orders.length < LATE, `${orders.length}`)
})

test('the command for saving has the path as one word of the shell, and a second report takes the place of the first', async (t) => {
  const place = await emptyShop('sqlite', t)
  const path = join(place.folder, "Murugan's shop.json")
  renameSync(writeExport(place.folder, { orders: 2, faults: 0 }), path)
  for (const time of ['first', 'second']) {
    const { status, stdout } = run(place, path)
    assert.equal(status, 0, time)
    const command = /To save it: npm run import-shop -- (.*) --save\n$/.exec(stdout)?.[1]
    const { stdout: word } = spawnSync('sh', ['-c', `printf '%s|' ${command}`], { encoding: 'utf8' })
    assert.equal(word, `${path}|`)
  }
})

test('on SQLite an open shop must be stopped first, and only one import runs', async (t) => {
  const place = await emptyShop('sqlite', t)
  const path = writeExport(place.folder, { orders: 3 })
  const shop = await openTestShop(t, 'sqlite', { place })
  const open = run(place, path, '--save')
  assert.deepEqual(
    [open.status, open.stderr],
    [1, 'The shop is open, or another command uses it: stop it first. Nothing was changed.\n'],
  )
  assert.equal(run(place, path).status, 0, 'a dry run needs no stop')
  await shop.close()
  {
    await using _other = await exclusiveLock(place, assert.fail, 'import')
    const second = run(place, path, '--save')
    assert.deepEqual(
      [second.status, second.stderr],
      [1, 'Another import into this shop is running. Nothing was changed.\n'],
    )
  }
  assert.equal(run(place, path, '--save', '--addresses').status, 0)
})

test('on PostgreSQL the shop may stay open', async (t) => {
  const place = await emptyShop('postgres', t)
  const path = writeExport(place.folder, { orders: 8, faults: 0 })
  const shop = await openTestShop(t, 'postgres', { place })
  const topics = new Set<string>()
  shop.live.subscribe(({ topic }) => topics.add(topic))
  assert.equal(run(place, path, '--save', '--addresses').status, 0)
  await until(async () => topics.has('products') && topics.has('orders'))
  assert.equal((await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })).total, 8)
})

test('a report that does not fit denies no save', async (t) => {
  const place = await emptyShop('sqlite', t)
  const path = writeExport(place.folder, { orders: 3, faults: 0 })
  const { status, stdout, stderr } = run(place, path, '--save', '--addresses', '--report', '/dev/full')
  assert.deepEqual([status, stderr], [0, ''])
  assert.match(stdout, /\nThe report in \/dev\/full is not whole: disk full\.\nSaved\.\n$/)
  assert.equal((await contentsOf(place)).orders!.length, 3)
})

test('what is no export is one sentence, leaves no report and changes nothing', async (t) => {
  const place = await emptyShop('sqlite', t)
  const before = await contentsOf(place)
  const path = writeText(place.folder, '{"orders":{"a":')
  const { status, stdout, stderr } = run(place, path, '--save')
  assert.deepEqual([status, stdout, stderr], [1, '', 'The export is cut off. Its end is missing. Export it again.\n'])
  assert.equal(existsSync(reportOf(path)), false)
  assert.deepEqual(await contentsOf(place), before)
})

test('no shop, no name, two names, and a report without a place are refused', async (t) => {
  const place = await emptyShop('sqlite', t)
  const path = writeExport(place.folder, { orders: 2 })
  assert.match(
    run({ dataDir: place.folder }, path).stderr,
    /^There is no shop in .* yet: start it once with npm start\.\n$/,
  )
  const [link, hardLink] = ['link', 'hard link'].map((name) => join(place.folder, name)) as [string, string]
  symlinkSync(path, link)
  linkSync(path, hardLink)
  const exported = readFileSync(path, 'utf8')
  const database = join(place.dataDir, 'shop.sqlite')
  const stored = readFileSync(database)
  const onExport = /^The report cannot overwrite the export\.\n$/
  const refused: [args: string[], says: RegExp][] = [
    [[path, path], /^Name one export\./],
    [[path, '--report', path], onExport],
    [[path, '--report', link], onExport],
    [[path, '--report', hardLink], onExport],
    [
      [path, '--report', database],
      /^The report cannot be written to .*shop\.sqlite: EEXIST: file already exists\. Name another with --report\.\n$/,
    ],
    [
      [path, '--report', join(place.folder, 'no/such')],
      /^The report cannot be written to .*: ENOENT.* Name another with --report\.\n$/,
    ],
  ]
  const calls = refused.map(([args]) => ({ file: 'bin/import-shop.ts', args }))
  for (const [at, { code, err }] of (await askCommands(calls, { DATA_DIR: place.dataDir })).entries()) {
    assert.equal(code, 1)
    assert.match(err, refused[at]![1])
  }
  assert.equal(readFileSync(path, 'utf8'), exported)
  assert.deepEqual(readFileSync(database), stored)
})
