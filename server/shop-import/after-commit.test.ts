import assert from 'node:assert/strict'
import type { Database } from '#server/database/open.ts'
import { openDatabase } from '#server/database/open.ts'
import { realSystem } from '#server/system.ts'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { contentsOf, importInto, writeExport } from '#test/shop/imported-shop.ts'

/** Its first transaction is that of the import. */
function failingAfterCommit(database: Database, failure: Error): Database {
  let begun = 0
  return {
    ...database,
    async transaction(work, limits) {
      begun += 1
      if (begun > 1) throw failure
      return await database.transaction(work, limits)
    },
  }
}

onEachDatabase('a disk that is full after the commit denies no save', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await (await openDatabase(place, realSystem.now)).close()
  const path = writeExport(place.dataDir, { orders: 6, faults: 0 })
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const save = (failure: Error) =>
    importInto(place, path, 'save', { changed: (database) => failingAfterCommit(database, failure) })
  await assert.rejects(save(new Error('a bug')), /a bug/, 'control: the search index is made in another transaction')
  assert.equal((await save(full)).orders.same, 6)
  assert.equal((await contentsOf(place)).orders!.length, 6)
})
