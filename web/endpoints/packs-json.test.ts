import assert from 'node:assert/strict'
import test from 'node:test'
import { unlistedRule } from '#domain/budget/budget-rules.ts'
import type { FillingsJson } from '#domain/pack/offered-packs.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { withSettings } from '#test/journeys/journey-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const texts = { tamilName: '', about: '', tamilAbout: '', enabled: true }

test('GET /packs.json has the packs that may be added, with the price and stock of their goods now', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const read = async () => {
    const { budget: _, ...packs } = (await (await send('/packs.json')).json()) as FillingsJson
    return packs
  }
  assert.deepEqual(await read(), { packs: [], goods: [] })
  const { flowerPots, skyShots } = await stockUp(shop, { flowerPots: goods.flowerPots, skyShots: goods.skyShots })
  const id = newKey()
  const both = (await shop.products.offered()).map((product) => ({ productId: product.id, quantity: 2 }))
  await shop.packs.add(id, { ...texts, name: 'Family', goods: both })
  await shop.packs.add(newKey(), { ...texts, name: 'Hidden', enabled: false, goods: both })
  const family = {
    id,
    name: 'Family',
    goods: [0, 2, 1, 2],
  }
  const inOrder = await shop.products.offered()
  const shown = inOrder.map((product) => [product.id, product.pricePaise, product.stock])
  assert.deepEqual(await read(), { packs: [family], goods: shown })
  await shop.products.changeStock(flowerPots.id, -flowerPots.stock)
  assert.ok((await read()).goods.some(([soldId, , stock]) => soldId === flowerPots.id && stock === 0))
  await shop.products.remove(skyShots.id)
  assert.deepEqual(await read(), { packs: [], goods: [] })
})

test('/ta/packs.json names the categories of the budget in Tamil, also by their usual names', async (t) => {
  const { send } = await openTestWeb(t)
  const namesAt = async (path: string) => {
    const { budget = [] } = (await (await send(path)).json()) as FillingsJson
    return budget.map(({ tamilName }) => tamilName)
  }
  assert.ok((await namesAt('/ta/packs.json')).every((name) => name !== undefined))
  assert.ok((await namesAt('/packs.json')).every((name) => name === undefined))
})

test('it has a rule of the budget for each category that is shown, until the owner switches the budget off', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const read = async () => ((await (await send('/packs.json')).json()) as FillingsJson).budget
  const [first] = await shop.categories.all()
  assert.ok(first)
  await shop.categories.enable({ id: first.id, enabled: false })
  await shop.categories.add(newKey(), { name: 'Own kind', tamilName: 'புதியது', posterUrl: '', inFooter: false })
  const rules = await read()
  assert.equal(rules?.length, 22)
  assert.equal(
    rules?.some(({ category }) => category === first.name),
    false,
  )
  assert.deepEqual(rules?.at(-1), { ...unlistedRule('Own kind'), tamilName: 'புதியது' })
  const share = { category: 'Sparklers', share: 0, children: 'yes', noise: 'little' } as const
  await withSettings(shop, { budgetRules: [share] })
  assert.equal((await read())?.find(({ category }) => category === 'Sparklers')?.share, 0)
  await withSettings(shop, { offersBudget: false })
  assert.equal(await read(), undefined)
})
