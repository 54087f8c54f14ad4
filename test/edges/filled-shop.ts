// A shop with one of each thing that a form can name by id.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { settingsJson } from '#domain/settings/settings-json.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { counterSale } from '../shop/counter-shop.ts'
import { admin, newKey, stockUp } from '../shop/open-test-shop.ts'
import { openTestWeb, type TestWeb } from '../shop/open-test-web.ts'
import { addPeople } from '../shop/people.ts'

const who = admin.email

export type Ids = Awaited<ReturnType<typeof fill>>

export async function openFilledShop(t: TestContext, kind: DatabaseKind): Promise<TestWeb & { ids: Ids }> {
  const web = await openTestWeb(t, kind)
  return { ...web, ids: await fill(web) }
}

async function fill({ shop }: TestWeb) {
  const { skyShots, lakshmiCrackers } = await stockUp(shop, {
    skyShots: { ...goods.skyShots, stock: 900 },
    lakshmiCrackers: goods.lakshmiCrackers,
  })
  const place = async () => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
    assert.ok('order' in placed)
    await shop.orders.steps.take(placed.order.orderId, 'confirmed', { who })
    return placed.order.orderId
  }
  const orderId = await place()
  const packed = await place()
  await shop.orders.steps.take(packed, 'packed', { who })
  const [first, second] = await shop.categories.all()
  assert.ok(first && second)
  const office = newKey()
  await shop.dispatch.offices.add(office, { name: 'KPN Parcel', branch: 'Madurai', phone: '', places: '' })
  const pack = newKey()
  const goodsOfPack = [{ productId: skyShots.id, quantity: 2 }]
  const packTexts = { name: 'Family pack', tamilName: '', about: '', tamilAbout: '' }
  await shop.packs.add(pack, { ...packTexts, enabled: true, goods: goodsOfPack })
  const video = newKey()
  await shop.videos.save({ title: 'Showers', videoUrl: 'https://videos.example/showers.mp4' }, video)
  const [{ id: videoId } = { id: '' }] = await shop.videos.all()
  const sale = counterSale([[skyShots, 2]])
  const saleKey = newKey()
  await shop.counter.sell(sale, { key: saleKey, who })
  const count = newKey()
  await shop.stock.count([{ id: skyShots.id, seen: 890, pieces: 891 }], { key: count, who })
  const bulkChange = newKey()
  await shop.bulkChanges.apply([{ what: 'edit', id: lakshmiCrackers.id, fields: { isNew: true } }], {
    key: bulkChange,
    kind: 'bulk',
    who,
    summary: 'Mark as new this year',
  })
  const imported = newKey()
  await shop.imports.start(imported, { bytes: Buffer.from('Name,Price,Stock\nNew Rocket,50,10\n'), name: 'a.csv' }, who)
  const seen = settingsJson(shop.settings)
  await shop.settingsVersions.save({ edited: { minimumOrder: 2_000 }, seen }, { key: newKey(), who })
  const payment = await shop.payments.add(
    orderId,
    { method: 'upi', utr: '432156789012', amountPaise: 500_00, receivedOn: '2026-10-28', isSeen: false, note: '' },
    { key: newKey(), who },
  )
  assert.ok(payment.outcome === 'done', JSON.stringify(payment))
  const { staff } = await addPeople(shop)
  return {
    orderId,
    packed,
    product: skyShots,
    other: lakshmiCrackers.id,
    category: first.id,
    categoryInto: second.id,
    office,
    pack,
    video: videoId,
    sale,
    count,
    bulkChange,
    imported,
    payment: payment.payment.id,
    person: staff,
  }
}
