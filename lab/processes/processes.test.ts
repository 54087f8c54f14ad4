// `npm run lab -- processes` has four processes, more kills, and times.
import assert from 'node:assert/strict'
import test from 'node:test'
import { administer, preparedPlace } from '#test/database/databases.ts'
import { openSeveralProcesses } from './several-processes.ts'
import { killEach, restartUnderLoad } from './storms.ts'

const seed = String(Date.now() % 1_000_000)
const customers = 3

test(`a killed process is replaced and loses no order, only its answers; a restart of all fails no request, seed ${seed}`, async (t) => {
  const place = await preparedPlace('postgres', t)
  const several = await openSeveralProcesses(t, place, { processes: 2, seed })
  // Both, since all streams may be those of one.
  const killed = await killEach(several, { customers, kills: 2, apartMs: 100 })
  assert.deepEqual(killed.faults, [])
  assert.notDeepEqual(killed.failed, [], 'the control: the load counts what fails')

  const before = several.pids()
  const { failed, faults, orders } = await restartUnderLoad(several, { customers, restart: several.restart })
  assert.deepEqual([failed, faults], [[], []])
  assert.ok(orders > 0)
  assert.deepEqual(
    several.pids().filter((pid) => before.includes(pid)),
    [],
  )

  // As if a version after this one had migrated the database: no new process can open it.
  const newest = several.pids()
  await administer(place.databaseUrl ?? '', `insert into migrations values (9999, 'later', '')`)
  assert.match(await several.restart(), /"event":"not restarted"/)
  assert.deepEqual(several.pids(), newest)
  assert.equal((await fetch(`${several.ownOrigin}/readyz`)).status, 200)
})
