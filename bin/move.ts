// `npm run move`: copies a shop from SQLite to PostgreSQL, and its media into a bucket, or back, before it is opened there.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyToBucket, copyToFolder } from '#server/bucket/media-files.ts'
import { bucketOf } from '#server/bucket/open-bucket.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openUpdatedDatabase } from '#server/backup/open-updated.ts'
import { copyShop, filledTables } from '#server/database/copy-shop.ts'
import { lockClosed } from '#server/database/lock-closed.ts'
import { type Database, type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import { Refusal } from '#server/refusal.ts'
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import { openProgress } from '#server/progress.ts'
import { realSystem } from '#server/system.ts'
import { counted } from '#domain/numbers/counted.ts'
import { faultlessConfig, readCommandLine, runCommand, say } from './command-line.ts'

const usage = `npm run move -- [--to postgres|sqlite] [--media bucket|folder]

Copies the shop to another place. Stop the shop first: later orders would not be
in the copy. Deletes nothing. If interrupted, start it again; it continues with
the files that are missing. Admins sign in again.

  --to     copies the database from DATA_DIR into the empty PostgreSQL database
           at DATABASE_URL, or back; backs up and updates an older shop first
  --media  copies images, videos and receipts from DATA_DIR into the bucket of
           MEDIA_TO, or back; shop.json stays in DATA_DIR

For example:
  DATABASE_URL=postgres://user:password@host/name npm run move -- --to postgres`

async function main() {
  const { values } = readCommandLine(usage, {
    options: { to: { type: 'string', default: '' }, media: { type: 'string', default: '' } },
  })
  const { to, media } = values
  if (!['', 'postgres', 'sqlite'].includes(to) || (to === '' && media === ''))
    throw new Refusal(`--to needs postgres or sqlite.\n\n${usage}`)
  if (!['', 'bucket', 'folder'].includes(media)) throw new Refusal(`--media needs bucket or folder.\n\n${usage}`)
  const config = faultlessConfig(readConfig())
  createFilesForOwnerOnly()
  using _closed = await lockSource(config, to)
  // First: a shop that is opened has its pictures.
  if (media !== '') await moveMedia(config, media)
  if (to !== '') await moveDatabase(config, to)
}

/** Until the end: whatever the shop takes in the middle would be in the old place alone. */
async function lockSource({ dataDir, databaseUrl }: Config, to: string): Promise<Disposable | undefined> {
  const source = to === 'postgres' ? { dataDir } : { dataDir, databaseUrl }
  return source.databaseUrl || existsSync(join(dataDir, 'shop.sqlite')) ? await lockClosed(source) : undefined
}

async function moveMedia(config: Config, to: string) {
  const bucket = await bucketOf(config)
  if (!bucket) throw new Refusal('MEDIA_TO must name the bucket, such as s3://bucket/prefix.')
  const media = join(config.dataDir, 'media')
  const progress = openProgress(process.stdout)
  const copying = {
    media,
    bucket,
    onFile: (done: number, all: number) => progress.step('Copying images and videos', done, all),
  }
  const { copied, there, damaged } = await (to === 'bucket' ? copyToBucket(copying) : copyToFolder(copying))
  say(`Copied ${counted(copied, 'file')} into ${to === 'bucket' ? 'the bucket' : media}; ${there} were there already.`)
  for (const key of damaged) say(`Damaged, and not copied: ${key}`)
  say(to === 'bucket' ? 'Start the shop with MEDIA_TO set.' : 'Start the shop without MEDIA_TO.')
}

async function moveDatabase(config: Config, to: string) {
  const { dataDir, databaseUrl } = config
  if (!databaseUrl) throw new Refusal('DATABASE_URL must name the PostgreSQL database.')
  const onFile = { ...config, databaseUrl: undefined }
  // Its long transaction needs a session of its own.
  const onServer = { ...config, databasePoolUrl: undefined }
  if (to === 'postgres') {
    if (!existsSync(join(dataDir, 'shop.sqlite'))) throw new Refusal(`There is no shop in ${dataDir}: set DATA_DIR.`)
    await move({ ...onFile, isLocked: true }, onServer)
    say('Start the shop with DATABASE_URL set.')
  } else {
    await move(onServer, onFile)
    say('Start the shop without DATABASE_URL.')
  }
}

async function move(from: Config & DatabasePlace, to: Config) {
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
