import assert from 'node:assert/strict'
import type { ProductDraft } from '#domain/product/product-form.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const pots = goods.flowerPots

async function stockOf({ products }: TestShop, id: string) {
  return (await products.find(id))?.stock
}

onEachDatabase('§4 an edit loses no sale made since the form was opened', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: pots })
  const sold = await shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [{ id: flowerPots.id, quantity: 8 }],
  })
  assert.equal(sold.outcome, 'placed')
  await shop.products.edit(flowerPots.id, { ...pots, stock: pots.stock + 25 }, pots)
  assert.equal(await stockOf(shop, flowerPots.id), 27)
})

/** Twenty edits of one unit, from forms opened together. */
async function twentyEdits(shop: TestShop, edit: (id: string) => Promise<unknown>) {
  const { flowerPots } = await stockUp(shop, { flowerPots: pots })
  await Promise.all(Array.from({ length: 20 }, () => edit(flowerPots.id)))
  return stockOf(shop, flowerPots.id)
}

const oneMore: ProductDraft = { ...pots, stock: pots.stock + 1 }

onEachDatabase('§4 edits of the stock from many forms at once all count', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  assert.equal(await twentyEdits(shop, (id) => shop.products.edit(id, oneMore, pots)), pots.stock + 20)
})

onEachDatabase('the control: edits that write their values unchecked do lose others', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  let earlier: Promise<unknown> = Promise.resolve()
  const careless = (id: string) => {
    earlier = earlier.then(async () => {
      const now = await shop.products.find(id)
      return shop.products.edit(id, oneMore, { ...pots, stock: now?.stock ?? 0 })
    })
    return earlier
  }
  assert.equal(await twentyEdits(shop, careless), pots.stock + 1)
})

onEachDatabase(
  'another admin’s edit in between stays, and of a field that both changed nothing is written',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { flowerPots } = await stockUp(shop, { flowerPots: pots })
    const { id } = flowerPots
    await shop.products.edit(id, { ...pots, name: 'Flower Pots Deluxe' }, pots)

    const priced = await shop.products.edit(id, { ...pots, pricePaise: 200_00 }, pots)
    assert.equal(priced?.product.name, 'Flower Pots Deluxe')
    assert.equal(priced?.product.pricePaise, 200_00)
    assert.equal(priced?.product.discount, 84, 'it follows from the prices')

    const renamed = await shop.products.edit(id, { ...pots, name: 'Pots', stock: 99 }, pots)
    assert.deepEqual(renamed, { product: priced?.product, changedMeanwhile: ['productName'] })
    assert.deepEqual(await shop.products.find(id), priced?.product)
  },
)

onEachDatabase('an edit that is sent again because its answer was lost counts once', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: pots })
  const { id } = flowerPots
  const more = { ...pots, name: 'Pots', stock: pots.stock + 25 }
  for (const repeat of [1, 2, 3]) {
    await shop.products.edit(id, more, pots, { key: 'attempt-1' })
    assert.equal(await stockOf(shop, id), 35, `sent ${repeat} times`)
  }
  await shop.products.changeStock(id, -5)
  await shop.products.edit(id, { ...more, stock: pots.stock + 30 }, pots, { key: 'attempt-1' })
  assert.equal(await stockOf(shop, id), 35, 'five more were typed, five were sold')
  await shop.products.edit(id, more, pots, { key: 'attempt-2' })
  assert.equal(await stockOf(shop, id), 60, 'the control: another edit counts for itself')
})

onEachDatabase('an edit that was not written leaves its key free', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: pots })
  const { id } = flowerPots
  await shop.products.edit(id, { ...pots, name: 'One' }, pots)
  const mine = { ...pots, name: 'Two', stock: pots.stock + 25 }
  assert.ok((await shop.products.edit(id, mine, pots, { key: 'attempt-1' }))?.changedMeanwhile)
  await shop.products.edit(id, mine, { ...pots, name: 'One' }, { key: 'attempt-1' })
  assert.equal(await stockOf(shop, id), 35)
})

onEachDatabase('two admins who rename a product at once: one gets a conflict', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: pots })
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => shop.products.edit(flowerPots.id, { ...pots, name }, pots)),
  )
  assert.equal(answers.filter((answer) => answer?.changedMeanwhile).length, 2)
})

onEachDatabase('a deleted product keeps standing in old orders', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  assert.ok(placed.outcome === 'placed')
  assert.equal(await shop.products.remove(skyShots.id), true)
  const kept = await shop.orders.find(placed.order.orderId)
  assert.deepEqual(kept?.items, placed.order.items)
  assert.equal(kept?.items[0]?.name, goods.skyShots.name)
})
