import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { testSystem } from '#test/shop/open-test-shop.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { until } from '#test/until.ts'
import { tryExclusiveLock } from '#server/database/exclusive-lock.ts'
import { openDatabase } from '#server/database/open.ts'
import { type BackupConfig, usualBackups } from '#server/config/backup-config.ts'
import { readBackup } from '../read-backup.ts'
import { openBackupRecords } from './backup-records.ts'
import { openBackups } from './backups.ts'
import { type BackupTask, runBackup } from './run-backup.ts'

const HOUR = 3_600

async function opened(t: TestContext, kind: DatabaseKind, to?: BackupConfig['to']) {
  const { shop } = await openSellingShop(t, kind)
  const system = testSystem()
  const database = await openDatabase(shop.config, system.now)
  cleanup(t, database.close)
  const folder = join(shop.config.dataDir, 'kept')
  const backup = { ...usualBackups, keep: { days: 2, weeks: 0, months: 0 }, to: to ?? { folder } }
  const logged: string[] = []
  const log = {
    info: (event: string) => void logged.push(event),
    warn: (event: string) => void logged.push(event),
    error: (error: unknown) => void logged.push(String(error)),
  }
  const run = (task: BackupTask) => runBackup(task, system.now)
  const open = (elsewhere = backup.to) => {
    // Replaces the timer of a minute.
    const config = { ...shop.config, backup: { ...backup, to: elsewhere } }
    const backups = openBackups({ config, database, system, log, run })
    cleanup(t, backups.close)
    return backups
  }
  const names = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.tar'))
      .toSorted()
  return { shop, system, folder, logged, open, names }
}

onEachDatabase('several processes make one backup when it is due, and the next one a day later', async (kind, t) => {
  const { system, open, names, folder } = await opened(t, kind)
  const processes = [open(), open(), open()]
  for (let look = 0; look < 2; look += 1) await Promise.all(processes.map((each) => each.makeDue()))
  assert.deepEqual(names(), ['shop-scheduled-2026-10-28T06-30-00Z.tar'])
  system.advance(24 * HOUR)
  for (const each of processes) await each.makeDue()
  assert.equal(names().length, 2)
  const status = await processes[1]?.status()
  assert.deepEqual(status?.last, {
    at: system.now().toISOString(),
    file: names()[1],
    bytes: statSync(join(folder, names()[1] ?? '')).size,
    isHere: true,
  })
  assert.equal(status?.failed, undefined)
})

onEachDatabase('a new place gets a backup at once, and only one; one that fails says why', async (kind, t) => {
  const { shop, system, open, names } = await opened(t, kind)
  await open().makeDue()
  system.advance(60)
  const elsewhere = join(shop.config.dataDir, 'elsewhere')
  const processes = [open({ folder: elsewhere }), open({ folder: elsewhere }), open()]
  for (let look = 0; look < 2; look += 1) await Promise.all(processes.map((each) => each.makeDue()))
  assert.deepEqual([names().length, readdirSync(elsewhere).length], [1, 1])
  system.advance(60)
  const server = await startS3Server(t)
  const refused = open({ s3: { ...server.place, secret: 'wrong-secret' } })
  await refused.makeDue()
  assert.match((await refused.status()).failed ?? '', /refuses this key/)
})

test('a store that is away leaves no copy on this machine, however often it is tried', async (t) => {
  const server = await startS3Server(t)
  const { shop, system, open } = await opened(t, 'sqlite', { s3: { ...server.place, secret: 'wrong-secret' } })
  const backups = open()
  await backups.makeDue()
  system.advance(HOUR + 1)
  await backups.makeDue()
  assert.match((await backups.status()).failed ?? '', /refuses this key/)
  assert.deepEqual(readdirSync(join(shop.config.dataDir, 'backups')), [])
})

test('a backup is made also if no older one may be removed, and the log says so', async (t) => {
  const server = await startS3Server(t)
  const { system, logged, open } = await opened(t, 'sqlite', { s3: server.place })
  for (const day of ['01', '02', '03', '04'])
    server.objects.set(`sivakasi/shop-scheduled-2026-10-${day}T06-30-00Z.tar`, Buffer.from('x'))
  server.failures.push({ method: 'DELETE', status: 403, code: 'AccessDenied' })
  const backups = open()
  await backups.makeDue()
  assert.equal((await backups.status()).failed, undefined)
  assert.deepEqual(logged, ['backup made', 'old backups not removed'])
  system.advance(HOUR + 1)
  await backups.makeDue()
  assert.equal(server.objects.size, 5)
})

onEachDatabase(
  'a backup whose process died counts as failed a minute later, and the next may begin',
  async (kind, t) => {
    const { shop, system, open } = await opened(t, kind)
    const database = await openDatabase(shop.config, system.now)
    cleanup(t, database.close)
    const claim = { id: 'by-hand 1', occasion: 'by-hand' as const, started_at: system.now().toISOString(), name: 'x' }
    await openBackupRecords(database).claim(claim)
    const backups = open()
    assert.deepEqual([(await backups.status()).isRunning, await backups.make()], [true, 'busy'])
    // After the look at the start, which would make one that is due.
    await backups.makeDue()
    system.advance(61)
    const lock = await tryExclusiveLock(shop.config, 'backup')
    assert.equal(await backups.make(), 'busy', 'it lives')
    await lock?.[Symbol.asyncDispose]()
    await until(async () => !(await backups.status()).isRunning)
    assert.equal((await backups.status()).failed, 'The shop was stopped.')
    assert.notEqual(await backups.make(), 'busy')
  },
)

test('a due backup waits for one by hand', async (t) => {
  const { shop, system, logged, open } = await opened(t, 'sqlite')
  const database = await openDatabase(shop.config, system.now)
  cleanup(t, database.close)
  const claim = { id: 'by-hand 1', occasion: 'by-hand' as const, started_at: system.now().toISOString(), name: 'x' }
  const records = openBackupRecords(database)
  await records.claim(claim)
  const backups = open()
  await backups.makeDue()
  assert.deepEqual(logged, [])
  await records.end(claim.id, { bytes: 1, faulty: 0 }, system.now())
  await backups.makeDue()
  assert.deepEqual(logged, ['backup made'])
})

test('old backups alone are removed, once the new one is there', async (t) => {
  const { system, open, names, folder } = await opened(t, 'sqlite')
  mkdirSync(folder)
  const others = ['shop-before-update-2026-01-01T00-00-00Z.tar', 'shop-by-hand-2026-01-01T00-00-00Z.tar', 'mine.tar']
  for (const name of others) writeFileSync(join(folder, name), '')
  const backups = open()
  for (let day = 0; day < 4; day += 1) {
    await backups.makeDue()
    system.advance(24 * HOUR)
  }
  const days = ['2026-10-30', '2026-10-31'].map((day) => `shop-scheduled-${day}T06-30-00Z.tar`)
  assert.deepEqual(names(), [...others, ...days].toSorted())
})

test('the newest five backups by an admin stay, and no scheduled one goes', async (t) => {
  const { system, open, names, folder } = await opened(t, 'sqlite')
  mkdirSync(folder)
  const days = ['20', '21', '22', '23', '24'].map((each) => `shop-by-hand-2026-10-${each}T06-30-00Z.tar`)
  for (const name of days) writeFileSync(join(folder, name), '')
  const backups = open()
  await backups.makeDue()
  const made = await backups.make()
  assert.ok(typeof made !== 'string' && 'bytes' in made, JSON.stringify(made))
  const day = system.now().toISOString().slice(0, 10)
  const today = ['by-hand', 'scheduled'].map((occasion) => `shop-${occasion}-${day}T06-30-00Z.tar`)
  assert.deepEqual(names(), [...days.slice(1), ...today])
})

test('a backup that another process removes while the folder is listed fails no other one', async (t) => {
  const { open, names, folder, logged } = await opened(t, 'sqlite')
  mkdirSync(folder)
  // Listed, but gone when opened.
  symlinkSync('removed', join(folder, 'shop-by-hand-2026-10-01T06-30-00Z.tar'))
  const backups = open()
  await backups.makeDue()
  assert.equal((await backups.status()).failed, undefined)
  assert.deepEqual(logged, ['backup made'])
  assert.equal(names().length, 2)
})

test('a clock that is set back still has its backups, and none of the future is removed', async (t) => {
  const { system, open, names } = await opened(t, 'sqlite')
  system.setClock(400 * 24 * HOUR)
  const backups = open()
  await backups.makeDue()
  system.setClock(-400 * 24 * HOUR)
  await backups.makeDue()
  assert.deepEqual(names(), ['shop-scheduled-2026-10-28T06-30-00Z.tar', 'shop-scheduled-2027-12-02T06-30-00Z.tar'])
  assert.equal((await backups.status()).last?.file, 'shop-scheduled-2026-10-28T06-30-00Z.tar')
})

test('a failed backup is reported and tried again after an hour, and the last good one stays', async (t) => {
  const { system, open, names, folder, logged } = await opened(t, 'sqlite')
  const backups = open()
  await backups.makeDue()
  system.advance(24 * HOUR)
  const blocked = join(folder, `shop-scheduled-${system.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`)
  writeFileSync(blocked, '')
  await backups.makeDue()
  const status = await backups.status()
  assert.match(status.failed ?? '', /already exists/)
  assert.equal(status.last?.file, 'shop-scheduled-2026-10-28T06-30-00Z.tar')
  assert.ok(logged.includes('backup failed'))
  await backups.makeDue()
  assert.equal(logged.filter((event) => event === 'backup failed').length, 1)
  system.advance(HOUR + 1)
  await backups.makeDue()
  assert.equal((await backups.status()).failed, undefined)
  assert.ok(names().includes('shop-scheduled-2026-10-29T07-30-01Z.tar'))
})

test('a backup goes to a store, whole, and none of it stays in the data folder', async (t) => {
  const server = await startS3Server(t)
  const { shop, open } = await opened(t, 'sqlite', { s3: server.place })
  const backups = open()
  await backups.makeDue()
  const [key = ''] = server.objects.keys()
  assert.equal(key, 'sivakasi/shop-scheduled-2026-10-28T06-30-00Z.tar')
  const again = join(shop.config.dataDir, 'again.tar')
  writeFileSync(again, server.objects.get(key) ?? '')
  assert.equal((await readBackup(again, () => undefined)).rows.orders, 1)
  assert.deepEqual(readdirSync(join(shop.config.dataDir, 'backups')), [])
})

test('an admin’s backup runs in a separate process; one at a time', async (t) => {
  const { shop } = await openSellingShop(t, 'sqlite')
  const [first, second] = await Promise.all([shop.backups.make(), shop.backups.make()])
  const outcomes = [first, second].map((outcome) => (typeof outcome === 'string' ? outcome : Object.keys(outcome)[0]))
  assert.ok(outcomes.includes('bytes') && outcomes.includes('busy'), outcomes.join())
  const { isScheduled, last } = await shop.backups.status()
  assert.equal(isScheduled, false)
  assert.deepEqual(readdirSync(join(shop.config.dataDir, 'backups')), [last?.file])

  // Resumes a download that was cut off.
  const ask = (headers: Record<string, string> = {}) =>
    shop.backups.download(new Request('http://shop.test', { headers }))
  const whole = await ask()
  const bytes = Buffer.from(await whole.arrayBuffer())
  assert.equal(bytes.length, last?.bytes)
  assert.equal(whole.headers.get('Content-Disposition'), `attachment; filename="${last?.file}"`)
  const rest = await ask({ Range: 'bytes=1000-', 'If-Range': whole.headers.get('ETag') ?? '' })
  assert.equal(rest.status, 206)
  assert.ok(bytes.subarray(1_000).equals(Buffer.from(await rest.arrayBuffer())))
})
