import assert from 'node:assert/strict'
import type { ProductDraft } from '#domain/product/product-form.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import type { ProductChange } from '#domain/bulk/product-changes.ts'
import type { Applied, BulkChange } from './bulk-changes.ts'

const who = 'owner@shop.test'

async function applied(shop: TestShop, changes: readonly ProductChange[], key = newKey()): Promise<BulkChange> {
  return done(await shop.bulkChanges.apply(changes, { key, kind: 'bulk', who, summary: 'Changed' }))
}

function done(answer: Applied): BulkChange {
  assert.ok('bulkChange' in answer, JSON.stringify(answer))
  return answer.bulkChange
}

const stored = async (shop: TestShop, id: string) => {
  const product = await shop.products.find(id)
  assert.ok(product)
  return product
}

onEachDatabase('a bulk change creates, edits and deletes, and its undo brings all of it back', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots, rockets } = await stockUp(shop, goods)
  const before = await shop.products.all()
  shop.system.advance(60)
  const changes: ProductChange[] = [
    { what: 'edit', id: flowerPots.id, fields: { pricePaise: 200_00, isNew: true, tamilName: 'பூச்சட்டி' }, addStock: 5 },
    { what: 'delete', id: skyShots.id },
    { what: 'create', draft: { ...goods.rockets, name: 'First of the list' } },
    { what: 'create', draft: { ...goods.rockets, name: 'Second of the list' } },
    { what: 'edit', id: rockets.id, fields: { name: rockets.name } },
  ]
  const bulkChange = await applied(shop, changes)
  assert.deepEqual([bulkChange.created, bulkChange.edited, bulkChange.deleted, bulkChange.leftOut], [2, 1, 1, []])
  const pots = await stored(shop, flowerPots.id)
  assert.deepEqual(
    [pots.pricePaise, pots.discount, pots.isNew, pots.tamilName, pots.stock, pots.updatedAt],
    [200_00, 84, true, 'பூச்சட்டி', 15, '2026-10-28T06:31:00.000Z'],
  )
  assert.equal(await shop.products.find(skyShots.id), undefined)
  assert.deepEqual(
    (await shop.products.all()).slice(-2).map(({ name }) => name),
    ['First of the list', 'Second of the list'],
  )
  assert.deepEqual(await shop.bulkChanges.newest(), [bulkChange])

  const undone = await shop.bulkChanges.undo(bulkChange.id, who)
  assert.deepEqual(undone?.bulkChange.undone, { at: '2026-10-28T06:31:00.000Z', by: who, left: [] })
  const after = (await shop.products.all()).map(({ updatedAt: _updated, ...product }) => product)
  assert.deepEqual(after, before)
})

onEachDatabase('others’ changes since stay and are reported; orders in between stay counted', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, lakshmiCrackers } = await stockUp(shop, goods)
  const bulkChange = await applied(shop, [
    { what: 'edit', id: flowerPots.id, fields: { pricePaise: 240_00, category: 'Bomb' }, addStock: 10 },
    { what: 'edit', id: lakshmiCrackers.id, fields: { enabled: false } },
  ])
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 14 }] })
  const { id: _id, code: _code, discount: _discount, createdAt: _created, ...seen } = await stored(shop, flowerPots.id)
  await shop.products.edit(flowerPots.id, { ...seen, category: 'Wala' }, seen as ProductDraft)
  const undone = await shop.bulkChanges.undo(bulkChange.id, who)
  assert.deepEqual(undone?.bulkChange.undone?.left, [
    { id: flowerPots.id, name: flowerPots.name, why: 'Someone changed Category later.' },
  ])
  const pots = await stored(shop, flowerPots.id)
  // 10 + 10 - 14 sold - 10 given back: never below 0.
  assert.deepEqual([pots.category, pots.pricePaise, pots.stock], ['Wala', 250_00, 0])
  assert.equal((await stored(shop, lakshmiCrackers.id)).enabled, true)
})

onEachDatabase('a product changed since the preview is left alone and named', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, rockets } = await stockUp(shop, goods)
  const bulkChange = await applied(shop, [
    { what: 'edit', id: flowerPots.id, fields: { pricePaise: 1_00 }, seen: { pricePaise: 999_00 } },
    { what: 'edit', id: 'gone', fields: { pricePaise: 1_00 } },
    { what: 'edit', id: rockets.id, fields: { pricePaise: 60_00 }, seen: { pricePaise: rockets.pricePaise } },
  ])
  assert.deepEqual(bulkChange.leftOut, [
    { id: flowerPots.id, name: flowerPots.name, why: 'Someone else has just changed Prices.' },
    { id: 'gone', name: '', why: 'It was deleted before.' },
  ])
  assert.equal((await stored(shop, flowerPots.id)).pricePaise, 250_00)
  assert.equal((await stored(shop, rockets.id)).pricePaise, 60_00)
})

onEachDatabase('a second press, or a repeat after a lost answer, applies and undoes once', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const key = newKey()
  const heard = new Set<string>()
  t.after(shop.live.subscribe(({ topic }) => heard.add(topic)))
  const change: ProductChange = { what: 'edit', id: flowerPots.id, fields: {}, addStock: 25 }
  const about = { key, kind: 'bulk', who, summary: 'Stock +25' } as const
  const answers = await Promise.all([shop.bulkChanges.apply([change], about), shop.bulkChanges.apply([change], about)])
  assert.equal(answers.filter((answer) => 'isRepeat' in answer).length, 1)
  assert.equal((await stored(shop, flowerPots.id)).stock, 35)
  // PostgreSQL may also publish the earlier restocking.
  await until(async () => heard.has('products') && heard.has('stock'))
  const undone = await Promise.all([shop.bulkChanges.undo(key, who), shop.bulkChanges.undo(key, 'other@shop.test')])
  assert.equal(undone.filter((answer) => answer?.isRepeat).length, 1)
  assert.equal((await stored(shop, flowerPots.id)).stock, 10)
  assert.deepEqual(await shop.bulkChanges.apply([change], about), {
    refusal: 'This change has been undone since. To make it again, press again.',
  })
  assert.equal(await shop.bulkChanges.undo('no such change', who), undefined)
})

onEachDatabase(
  'a new product that was ordered or changed since is switched off instead of deleted',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const draft = { ...goods.lakshmiCrackers }
    const bulkChange = await applied(
      shop,
      ['ordered', 'changed', 'plain'].map((id) => ({ what: 'create', id, draft: { ...draft, name: id } })),
    )
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: 'ordered', quantity: 50 }] })
    assert.ok('order' in placed)
    await shop.products.edit(
      'changed',
      { ...draft, name: 'changed', contents: '10 pieces' },
      { ...draft, name: 'changed' },
    )
    const undone = await shop.bulkChanges.undo(bulkChange.id, who)
    assert.deepEqual(
      undone?.bulkChange.undone?.left.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      [
        {
          id: 'changed',
          name: 'changed',
          why: 'Someone changed Contents later. We switched it off and did not delete it.',
        },
        {
          id: 'ordered',
          name: 'ordered',
          why: 'Customers have ordered it. We switched it off and did not delete it.',
        },
      ],
    )
    assert.deepEqual(
      (await shop.products.all()).map(({ id, enabled }) => [id, enabled]),
      [
        ['ordered', false],
        ['changed', false],
      ],
    )
  },
)

onEachDatabase(
  'a deleted product whose code another one has got since comes back under a free one',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const made = await shop.products.create(goods.rockets, { code: 'PRD0042' })
    const bulkChange = await applied(shop, [{ what: 'delete', id: made.id }])
    await shop.products.create(goods.flowerPots, { code: 'PRD0042' })
    const undone = await shop.bulkChanges.undo(bulkChange.id, who)
    const back = await stored(shop, made.id)
    assert.notEqual(back.code, 'PRD0042')
    assert.deepEqual(undone?.bulkChange.undone?.left, [
      {
        id: made.id,
        name: made.name,
        why: `Another product has its code PRD0042 now. Its new code is ${back.code}.`,
      },
    ])
  },
)

onEachDatabase('a failure in the middle leaves nothing behind', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const before = await shop.products.all()
  const changes: ProductChange[] = [
    { what: 'edit', id: flowerPots.id, fields: { pricePaise: 1_00 } },
    // The database refuses the taken code after the edit was written.
    { what: 'create', draft: goods.rockets, code: flowerPots.code },
  ]
  await assert.rejects(applied(shop, changes))
  assert.deepEqual(await shop.products.all(), before)
  assert.deepEqual(await shop.bulkChanges.newest(), [])
})

onEachDatabase('a shop without free codes refuses a bulk change in one sentence', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const tooMany = Array.from({ length: 10_001 }, (): ProductChange => ({ what: 'create', draft: goods.rockets }))
  const answer = await shop.bulkChanges.apply(tooMany, { key: newKey(), kind: 'import', who, summary: '' })
  assert.deepEqual(answer, {
    refusal: 'Your shop can have 10,000 products, and has room for 10,000 more. Delete some first.',
  })
})

onEachDatabase('bulk changes of more than 30 days are forgotten', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  await applied(shop, [{ what: 'edit', id: flowerPots.id, fields: { pricePaise: 1_00 } }])
  shop.system.advance(31 * 86_400)
  const kept = await applied(shop, [{ what: 'edit', id: flowerPots.id, fields: { pricePaise: 2_00 } }])
  await shop.bulkChanges.prune()
  assert.deepEqual(
    (await shop.bulkChanges.newest()).map(({ id }) => id),
    [kept.id],
  )
})

onEachDatabase('categories renamed in between are found, deleted ones reported', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const answer = await shop.bulkChanges.apply([{ what: 'edit', id: flowerPots.id, fields: { category: 'Umbrella' } }], {
    key: newKey(),
    kind: 'bulk',
    who,
    summary: '',
  })
  assert.deepEqual(answer, { refusal: 'There is no category Umbrella. Choose another one.' })
  const moved = await applied(shop, [{ what: 'edit', id: flowerPots.id, fields: { category: 'FLOWERS POTS' } }])
  assert.equal(moved.edited, 0)
  const deleted = await applied(shop, [{ what: 'delete', id: flowerPots.id }])
  await shop.bulkChanges.undo(deleted.id, who)
  assert.equal((await stored(shop, flowerPots.id)).category, 'Flowers pots')
})
