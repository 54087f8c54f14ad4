import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Database } from '#server/database/open.ts'
import { openDatabase } from '#server/database/open.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { type DatabaseKind, preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, NOON, openTestShop } from '#test/shop/open-test-shop.ts'
import { filesInUse } from './files-in-use.ts'

const at = (name: string) => `/media/image/upload/${name}`

async function openedDatabase(kind: DatabaseKind, t: TestContext): Promise<Database> {
  const database = await openDatabase(await preparedPlace(kind, t), () => NOON)
  cleanup(t, () => database.close())
  return database
}

/** The product has been deleted since the order. */
onEachDatabase('the files of a product, a video and an order are in use', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const pots = { ...goods.flowerPots, imageUrl: at('pots.png'), videoUrl: '/media/video/upload/pots.mp4' }
  const { id } = await shop.products.create(pots)
  await shop.products.create({ ...goods.skyShots, imageUrl: 'https://media.example/upload/v1/shots.png' })
  await shop.videos.create({ title: 'Show', videoUrl: '/media/video/upload/show.mp4' })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id, quantity: 10 }] })
  assert.equal(placed.outcome, 'placed')

  const database = await openDatabase(shop.config, () => NOON)
  cleanup(t, () => database.close())
  const asked = [
    'image/pots.png',
    'video/pots.mp4',
    'image/shots.png',
    'video/show.mp4',
    'image/forgotten.png',
    'image/ots.png',
  ]
  const inUse = filesInUse(database)
  assert.deepEqual([...(await inUse.inCatalogueAndOrders(asked))].toSorted(), [
    'image/pots.png',
    'image/shots.png',
    'video/pots.mp4',
    'video/show.mp4',
  ])

  await shop.products.remove(id)
  assert.deepEqual([...(await inUse.inCatalogueAndOrders(asked))].toSorted(), [
    'image/pots.png',
    'image/shots.png',
    'video/show.mp4',
  ])
  assert.deepEqual([...(await inUse.inCatalogue(asked))].toSorted(), ['image/shots.png', 'video/show.mp4'])
})

onEachDatabase(
  'the pictures of every version of the settings are in use: any of them can be restored',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const save = (edited: object, seen: object) =>
      shop.settingsVersions.save({ edited, seen }, { key: newKey(), who: 'owner@shop.test' })
    const posters = ['', at('poster.png'), '', '', '']
    await save({ logo: at('old-logo.png'), posters }, { logo: '', posters: ['', '', '', '', ''] })
    await save({ logo: at('logo.png') }, { logo: at('old-logo.png') })
    await save({ heroPicture: at('hero.png'), posters: ['', '', '', '', ''] }, { heroPicture: '', posters })
    assert.equal((await shop.settingsVersions.stored()).version, 4)

    const database = await openDatabase(shop.config, () => NOON)
    cleanup(t, () => database.close())
    const named = ['image/hero.png', 'image/logo.png', 'image/old-logo.png', 'image/poster.png']
    const { inCatalogue, inCatalogueAndOrders } = filesInUse(database)
    for (const asked of [inCatalogue, inCatalogueAndOrders])
      assert.deepEqual([...(await asked([...named, 'image/forgotten.png']))].toSorted(), named)
  },
)

onEachDatabase(
  'the last line of many thousands is read as well, and a shop that closes stops the reading',
  async (kind, t) => {
    const database = await openedDatabase(kind, t)
    const order = {
      placed_at: NOON.toISOString(),
      total_items: 1,
      total_paise: 1,
      verified: 'Unverified',
      completion: 'Pending',
      step: 'placed',
      name: 'a',
      name_folded: 'a',
      state: 'Tamil Nadu',
      state_type: 'State',
      district: 'a',
      pincode: '625001',
      mobile: '9876543210',
      address: 'a',
    } as const
    const line = {
      product_id: 'p',
      code: 'PRD0001',
      name: 'a',
      unit: '1box',
      category: 'Rocket',
      mrp_paise: 1,
      price_paise: 1,
      discount: 0,
      quantity: 1,
    } as const
    for (let first = 0; first < 5_000; first += 500) {
      const ids = Array.from({ length: 500 }, (_, index) => `ORD${String(first + index).padStart(17, '0')}`)
      await database.db
        .insertInto('orders')
        .values(ids.map((order_id) => ({ ...order, order_id })))
        .execute()
      const lines = ids.map((order_id) => ({
        ...line,
        order_id,
        line: 1,
        image_url: at(`${Number(order_id.slice(3))}.png`),
      }))
      await database.db.insertInto('order_items').values(lines).execute()
    }
    const { inCatalogueAndOrders } = filesInUse(database)
    assert.deepEqual(
      [...(await inCatalogueAndOrders(['image/4999.png', 'image/0.png', 'image/5000.png']))],
      ['image/0.png', 'image/4999.png'],
    )
    assert.deepEqual([...(await inCatalogueAndOrders(['image/4999.png', 'image/0.png'], AbortSignal.abort()))], [])
  },
)
