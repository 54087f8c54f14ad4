import assert from 'node:assert/strict'
import { join } from 'node:path'
import test from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { compact } from './compact.ts'

test('a file is not rewritten on a disk without room for two copies of it, and stays due', async (t) => {
  const place = await preparedPlace('sqlite', t)
  const file = join(place.dataDir, 'shop.sqlite')
  const database = await openDatabase(place, () => new Date())
  try {
    assert.equal(await database.isCompactionDue(), false)
    await database.transaction((trx) => database.sql.requireCompaction(trx))
    await assert.rejects(
      compact(file, async () => 100 * 1024 ** 2),
      /^Error: Not enough room: 10\d MB are needed, and 100 MB are free$/,
    )
    assert.equal(await database.isCompactionDue(), true)
    await database.compact()
    assert.equal(await database.isCompactionDue(), false)
  } finally {
    await database.close()
  }
})
