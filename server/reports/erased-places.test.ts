import assert from 'node:assert/strict'
import test from 'node:test'
import { murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { ALL, openReportingShop, reckonedSums, reportedSums } from '#test/shop/reporting-shop.ts'
import type { Database } from '../database/open.ts'
import { openReports } from './reports.ts'

const districts = async ({ db }: Database) =>
  (await db.selectFrom('report_places').select('district').orderBy('district').execute()).map(
    ({ district }) => district,
  )

onEachDatabase('the district of an erased customer is gone at once, even before a report is read', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  const orderId = await place()
  await place()
  await shop.orders.steps.complete(orderId, 'Complete')
  await shop.reports.sums(ALL)
  assert.ok((await districts(database)).includes(murugan.district))
  assert.equal((await shop.customers.erase(murugan.mobile)).outcome, 'erased')
  assert.deepEqual(await districts(database), [])
  assert.deepEqual(await reportedSums(shop.reports), await reckonedSums(database))
  assert.ok((await districts(database)).includes(''))
})

onEachDatabase('a day that was read before the erasure does not bring the district back', async (kind, t) => {
  const { shop, database, place } = await openReportingShop(t, kind)
  const orderId = await place()
  await place()
  await shop.orders.steps.complete(orderId, 'Complete')
  let isErased = false
  const interrupted: Database = {
    ...database,
    async transaction(work, limits) {
      // Between reading and storing a day.
      if (!isErased) {
        isErased = true
        await shop.customers.erase(murugan.mobile)
      }
      return await database.transaction(work, limits)
    },
  }
  const { places, days } = await openReports(interrupted).sums(ALL)
  assert.equal((await districts(database)).includes(murugan.district), false)
  assert.equal(
    places.reduce((sum, { paise }) => sum + paise, 0),
    days.reduce((sum, { paise }) => sum + paise, 0),
  )
  assert.deepEqual(await reportedSums(shop.reports), await reckonedSums(database))
})

/** SQLite has one writing transaction at a time. */
test('an erasure waits for a day that another process is storing, and takes its district out', async (t) => {
  const { shop, database, place } = await openReportingShop(t, 'postgres')
  await shop.orders.steps.complete(await place(), 'Complete')
  await shop.reports.sums(ALL)
  const storing = await holdRows(
    t,
    shop.config,
    `insert into report_places (day, confirmed, state, district, orders, total_paise)
      select day, 0, state, district, orders, total_paise from report_places`,
  )
  const erasing = shop.customers.erase(murugan.mobile)
  await storing.untilWaitedFor()
  await storing.commit()
  assert.equal((await erasing).outcome, 'erased')
  assert.deepEqual(await districts(database), [])
})
