import assert from 'node:assert/strict'
import test from 'node:test'
import { allButNewest, backupsToPrune, lastDue } from './backup-retention.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-11-20T00:00:00Z')
const backup = (daysAgo: number) => ({ name: `${daysAgo} days`, at: new Date(now.getTime() - daysAgo * DAY_MS) })
const due = (at: string, hours: number[]) => lastDue(hours, new Date(at)).toISOString()
const names = (backups: readonly { name: string }[]) => backups.map(({ name }) => name)

test('a year of daily backups keeps the newest of each day, week and month', () => {
  const all = Array.from({ length: 365 }, (_, daysAgo) => backup(daysAgo))
  const pruned = backupsToPrune(all, { days: 3, weeks: 3, months: 3 }, now)
  const kept = all.filter((one) => !pruned.includes(one))
  assert.deepEqual(
    kept.map(({ at }) => at.toISOString().slice(0, 10)),
    ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30'],
  )
})

test('the newest of several backups of a day is kept, and the only one always', () => {
  const [early, late] = [backup(1.2), backup(1.1)]
  assert.deepEqual(names(backupsToPrune([early, late], { days: 7, weeks: 0, months: 0 }, now)), ['1.2 days'])
  assert.deepEqual(backupsToPrune([backup(4_000)], { days: 1, weeks: 0, months: 0 }, now), [])
})

test('a clock that was set back prunes no backup of the future, and keeps the newest of the past', () => {
  const future = [backup(-1), backup(-400)]
  assert.deepEqual(backupsToPrune([...future, backup(2)], { days: 1, weeks: 0, months: 0 }, now), [])
})

test('the newest backups by hand are kept, the only one always, and none from the future is removed', () => {
  const all = [backup(3), backup(-2), backup(1), backup(2)]
  assert.deepEqual(names(allButNewest(all, 2, now)), ['3 days'])
  assert.deepEqual(allButNewest([backup(4_000), backup(-1)], 1, now), [])
})

test('a backup is due at its hours in India', () => {
  assert.equal(due('2026-11-20T00:00:00Z', [3]), '2026-11-19T21:30:00.000Z')
  assert.equal(due('2026-11-19T21:29:59Z', [3]), '2026-11-18T21:30:00.000Z')
  assert.equal(due('2026-11-20T12:00:00Z', [3, 15]), '2026-11-20T09:30:00.000Z')
})
