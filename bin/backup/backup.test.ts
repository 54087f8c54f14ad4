import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { realSystem } from '#server/system.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { askCommands } from '#test/processes/ask-commands.ts'

const PAGE = 4_096
function pageOf(path: string, table: string): number {
  using database = new DatabaseSync(path, { readOnly: true })
  return (Number(database.prepare('select rootpage from sqlite_schema where name = ?').get(table)?.rootpage) - 1) * PAGE
}

const BACKUP = 'bin/backup/backup.ts'

test('a database that cannot be read ends a backup and an import in a sentence', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  const [file, exported] = [join(dataDir, 'shop.sqlite'), join(dataDir, 'export.json')]
  writeFileSync(file, 'other bytes '.repeat(1_000))
  writeFileSync(exported, '{}')
  const calls = [
    { file: BACKUP, args: [] },
    { file: 'bin/import-shop.ts', args: [exported] },
  ]
  const err = `The database ${file} cannot be used: file is not a database\n`
  for (const answer of await askCommands(calls, { DATA_DIR: dataDir }))
    assert.deepEqual(answer, { code: 1, out: '', err })
  const [away] = await askCommands([{ file: BACKUP, args: [] }], {
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop',
  })
  assert.deepEqual([away?.code, away?.out], [1, ''])
  assert.match(
    away?.err ?? '',
    /^The database 127\.0\.0\.1\/shop cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\n$/,
  )
})

test('a database that is damaged in the middle ends a backup in a sentence', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  await (await openDatabase({ dataDir }, realSystem.now)).close()
  const path = join(dataDir, 'shop.sqlite')
  const bytes = readFileSync(path)
  const page = pageOf(path, 'products')
  writeFileSync(path, bytes.fill('x', page, page + PAGE))
  const [answer] = await askCommands([{ file: BACKUP, args: [] }], { DATA_DIR: dataDir })
  assert.deepEqual(answer, {
    code: 1,
    out: '',
    err: 'The database is damaged: database disk image is malformed.\n',
  })
})

test('a backup goes to no address of a store', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  const [answer] = await askCommands([{ file: BACKUP, args: ['s3://bucket/shop.tar'] }], { DATA_DIR: dataDir })
  assert.deepEqual(answer, {
    code: 1,
    out: '',
    err: 's3://bucket/shop.tar is no folder: name a file or a folder. Backups go into a store only by BACKUP_TO.\n',
  })
  assert.ok(!existsSync('s3:'))
})
