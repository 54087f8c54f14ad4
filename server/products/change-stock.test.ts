import assert from 'node:assert/strict'
import { goods } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { untilPublished } from '#test/live/published-stock.ts'
import { openShop } from '../shop.ts'

onEachDatabase('a change that is sent again under its key is not made again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const heard: unknown[] = []
  t.after(shop.live.subscribe((event) => heard.push(event)))
  const key = newKey()
  assert.deepEqual(await shop.products.changeStock(flowerPots.id, 50, { key }), { stock: 60 })
  await shop.products.changeStock(flowerPots.id, -5, { key: newKey() })
  assert.deepEqual(await shop.products.changeStock(flowerPots.id, 50, { key }), { stock: 55, isRepeat: true })
  await untilPublished(heard, { [flowerPots.id]: 55 })
  if (kind === 'sqlite') assert.equal(heard.length, 2, 'a repeat is told to nobody')
  assert.deepEqual(await shop.products.changeStock(flowerPots.id, 50, { key: newKey() }), { stock: 105 })

  assert.equal(await shop.products.changeStock(flowerPots.id, 25, { key }), undefined, 'another change')
  assert.equal(await shop.products.changeStock(skyShots.id, 50, { key }), undefined, 'another product')
  assert.equal((await shop.products.find(skyShots.id))?.stock, 3)
})

onEachDatabase('thirty presses under one key at two processes add once', async (kind, t) => {
  const here = await openTestShop(t, kind)
  const there = await openShop(here.config, { system: here.system })
  cleanup(t, there.close)
  const { flowerPots } = await stockUp(here, goods)
  const key = newKey()
  const presses = Array.from({ length: 30 }, (_, index) =>
    (index % 2 ? here : there).products.changeStock(flowerPots.id, 50, { key }),
  )
  const answers = await Promise.all(presses)
  assert.ok(answers.every((answer) => answer?.stock === 60))
  assert.equal(answers.filter((answer) => answer?.isRepeat).length, 29)
})

onEachDatabase('a change of a product that was deleted since is refused', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const key = newKey()
  await shop.products.changeStock(flowerPots.id, 50, { key })
  await shop.products.remove(flowerPots.id)
  for (const one of [key, newKey()]) {
    assert.equal(await shop.products.changeStock(flowerPots.id, 50, { key: one }), undefined)
  }
})
