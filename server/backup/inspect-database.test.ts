import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { sql } from 'kysely'
import { receiptAddress } from '#domain/dispatch/receipt-address.ts'
import { openDatabase } from '#server/database/open.ts'
import { filesInUse } from '#server/daily/files-in-use.ts'
import { cleanup } from '#test/cleanup.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop } from '#test/shop/open-test-shop.ts'
import { fileColumns, inspectDatabase } from './inspect-database.ts'

const who = 'owner@shop.test'

const nameOf = (number: number) => `${number.toString(16).padStart(32, '0')}.png`
const image = (number: number) => `/media/image/upload/${nameOf(number)}`
const receipt = (number: number) => receiptAddress(nameOf(number))

test('a backup names the same files as the sweep keeps', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const pots = await shop.products.create({ ...goods.flowerPots, stock: 90, imageUrl: image(1) })
  const shots = await shop.products.create({
    ...goods.skyShots,
    imageUrl: image(2),
    videoUrl: `/media/video/upload/${nameOf(3)}`,
  })
  await shop.videos.create({ title: 'Show', videoUrl: `/media/video/upload/${nameOf(4)}` })
  await sql`update categories set poster_url = ${image(5)} where id = (select min(id) from categories)`.execute(
    database.db,
  )
  const posters = ['', image(8), '', '', '']
  const edited = { logo: image(6), heroPicture: image(7), posters }
  const seen = { logo: '', heroPicture: '', posters: ['', '', '', '', ''] }
  await shop.settingsVersions.save({ edited, seen }, { key: newKey(), who })

  // Each after its product's picture was replaced.
  const placed = async (receiptUrl: string) => {
    const answer = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 20 }] })
    const orderId = ('order' in answer && answer.order.orderId) || assert.fail('it was not placed')
    const typed = { name: 'KPN', branch: 'Madurai', phone: '', places: '625' }
    const details = { lr: receiptUrl, cases: 1, freight: 'paid', receiptUrl } as const
    await shop.dispatch.record(orderId, { office: { typed }, details }, { who, key: newKey() })
    return orderId
  }
  const edit = (imageUrl: string) =>
    shop.bulkChanges.apply([{ what: 'edit', id: pots.id, fields: { imageUrl } }], {
      key: newKey(),
      kind: 'pictures',
      who,
      summary: 'Pictures',
    })
  await placed(receipt(1))
  await edit(image(9))
  const deleted = await placed(image(10))
  await shop.orders.remove(deleted, { who })
  await shop.products.remove(shots.id)

  const { media } = inspectDatabase(join(shop.config.dataDir, 'shop.sqlite'))
  const asked = Array.from({ length: 12 }, (_, at) =>
    ['image', 'video', 'receipt'].map((kind) => `${kind}/${nameOf(at)}`),
  )
  const used = await filesInUse(database).inCatalogueAndOrders(asked.flat())
  // A sweep knows a public file's kind by its name.
  const kept = [...used].filter((path) => path.startsWith('video/') === /0[34]\.png$/.test(path))
  assert.deepEqual(media, kept.map((path) => `media/${path}`).toSorted())
  const numbers = (kind: string) =>
    media.filter((path) => path.startsWith(`media/${kind}/`)).map((path) => Number.parseInt(path.slice(-36, -4), 16))
  assert.deepEqual([numbers('image'), numbers('video'), numbers('receipt')], [[1, 5, 6, 7, 8, 9, 10], [4], [1]])
})

test('every column with a file’s address is searched, and a missing column of an older version is no fault', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  using database = new DatabaseSync(join(shop.config.dataDir, 'shop.sqlite'))
  const found = database
    .prepare(
      `select tables.name as name, columns.name as column from sqlite_schema tables join pragma_table_info(tables.name) columns
      where tables.type = 'table' and columns.name like '%\\_url' escape '\\'`,
    )
    .all()
    .map(({ name, column }) => `${String(name)}.${String(column)}`)
    // A copy of a column of the demo's goods.
    .filter((each) => each !== 'demo_goods.file_url')
  assert.deepEqual(found.toSorted(), fileColumns.map((each) => each.join('.')).toSorted())
  database.exec('drop table dispatches; drop table categories; drop table settings_versions')
  assert.deepEqual(inspectDatabase(join(shop.config.dataDir, 'shop.sqlite')).media, [])
})
