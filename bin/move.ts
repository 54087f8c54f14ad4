// `npm run move -- --to postgres`: copies a shop from SQLite to PostgreSQL, or back, before it is opened there.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { openUpdatedDatabase } from '#server/backup/open-updated.ts'
import { copyShop, filledTables } from '#server/database/copy-shop.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import { Refusal } from '#server/refusal.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openProgress } from '#server/progress.ts'
import { realSystem } from '#server/system.ts'
import { counted } from '#domain/numbers/counted.ts'
import { faultlessConfig, readCommandLine, runCommand, say } from './command-line.ts'

const usage = `npm run move -- --to postgres|sqlite

Copies the shop between SQLite in DATA_DIR and PostgreSQL at DATABASE_URL, into a database that is still empty. Stop the shop first:
what it stores afterwards is not in the copy. A shop of an earlier version is backed up and updated first. Nothing is deleted. Uploaded files and shop.json stay in DATA_DIR, and admins sign in again.
For example: DATABASE_URL=postgres://user:password@host:5432/name npm run move -- --to postgres`

async function main() {
  const { values } = readCommandLine(usage, { options: { to: { type: 'string', default: '' } } })
  if (values.to !== 'postgres' && values.to !== 'sqlite')
    throw new Refusal(`--to needs postgres or sqlite.\n\n${usage}`)
  const config = faultlessConfig(readConfig())
  const { dataDir, databaseUrl } = config
  if (!databaseUrl) throw new Refusal('DATABASE_URL must name the PostgreSQL database.')
  const onFile = { ...config, databaseUrl: undefined }
  const onServer = config
  if (values.to === 'postgres') {
    if (!existsSync(join(dataDir, 'shop.sqlite'))) throw new Refusal(`There is no shop in ${dataDir}: set DATA_DIR.`)
    await move(onFile, onServer)
    say('Start the shop with DATABASE_URL set.')
  } else {
    await move(onServer, onFile)
    say('Start the shop without DATABASE_URL.')
  }
}

async function move(from: Config, to: Config) {
  createFilesForOwnerOnly()
  const source = await openUpdatedDatabase(from, { now: realSystem.now, say })
  try {
    if (!(await filledTables(source)).includes('people')) throw new Refusal('There is no shop to copy yet.')
    const target = await openDatabase(to, realSystem.now)
    try {
      await copyInto(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function copyInto(source: Database, target: Database) {
  const filled = await filledTables(target)
  if (filled.length > 0) {
    throw new Refusal(`The other database is not empty: it has ${filled.join(', ')}. Nothing was changed.`)
  }
  const progress = openProgress(process.stdout)
  const { orders: all } = await source.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  const counts = await copyShop(source, target, (table, rows) => {
    if (table === 'orders') progress.step('Copying orders', rows, Number(all))
  })
  await indexOrders(target)
  say(
    `Copied ${counted(counts.products, 'product')}, ${counted(counts.videos, 'video')}, ${counted(counts.orders, 'order')} and ${counted(counts.people, 'admin')}.`,
  )
}

await runCommand(main)
