import assert from 'node:assert/strict'
import test from 'node:test'
import { findCategory, findRenamed, firstCategories } from '#domain/category/category.ts'
import type { CategoryDraft } from '#domain/category/category-form.ts'
import { cleanup } from '#test/cleanup.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { openShop } from '../shop.ts'

const blank: CategoryDraft = { name: '', tamilName: '', posterUrl: '', inFooter: false }

async function named({ categories }: Pick<TestShop, 'categories'>, name: string) {
  const category = (await categories.all()).find((each) => each.name === name)
  assert.ok(category, name)
  const { tamilName = '', posterUrl, inFooter } = category
  return { id: category.id, seen: { name, tamilName, posterUrl, inFooter } }
}

async function rename(shop: Pick<TestShop, 'categories'>, from: string, to: string) {
  const { id, seen } = await named(shop, from)
  return shop.categories.edit({ id, seen, edited: { ...seen, name: to } })
}

const names = async (shop: TestShop) => (await shop.categories.all()).map(({ name }) => name)

onEachDatabase('§3 a new shop begins with the 22 categories, in their order and on', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  assert.deepEqual(await names(shop), firstCategories)
  assert.ok((await shop.categories.all()).every(({ enabled }) => enabled))
})

onEachDatabase('renaming a category keeps its products, and old addresses point to the new name', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const renamed = await rename(shop, 'Flowers pots', 'Fountains')
  assert.equal(renamed.outcome === 'done' && renamed.movedProducts, 1)
  assert.equal((await shop.products.find(flowerPots.id))?.category, 'Fountains')
  const shown = await shop.categories.shown()
  for (const old of ['Flowers pots', 'flower pot', 'FLOWERPOTS']) {
    assert.equal(findCategory(shown, old), 'Fountains')
    assert.equal(findRenamed(shown, old), 'Fountains')
  }
  assert.equal(findRenamed(shown, 'fountain'), undefined, 'its own name needs no other address')

  await rename(shop, 'Fountains', 'Pots')
  const twice = await shop.categories.shown()
  assert.equal(findRenamed(twice, 'Flowers pots'), 'Pots')
  assert.equal(findRenamed(twice, 'Fountains'), 'Pots')
  const saved = await shop.products.create({ ...goods.flowerPots, category: 'flower pots' })
  assert.equal(saved.category, 'Pots', 'a form that was drawn before')
})

onEachDatabase('a present name wins over a former one, until it is free again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await rename(shop, 'Wala', 'Strings')
  const added = await shop.categories.add(newKey(), { ...blank, name: 'Walas' })
  assert.ok(added.outcome === 'done')
  assert.equal(findCategory(await shop.categories.shown(), 'wala'), 'Walas')
  assert.equal(findRenamed(await shop.categories.shown(), 'wala'), undefined)
  await shop.categories.enable({ id: added.category.id, enabled: false })
  assert.equal(findCategory(await shop.categories.shown(), 'wala'), undefined, 'its own address, though it is off')
  await rename(shop, 'Walas', 'Rolls')
  await shop.categories.enable({ id: added.category.id, enabled: true })
  assert.equal(findRenamed(await shop.categories.shown(), 'wala'), 'Rolls', 'the last one that had the name')
})

onEachDatabase(
  'a merge moves the products, and all addresses of both point to the one that remains',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { flowerPots } = await stockUp(shop, goods)
    await rename(shop, 'Flowers pots', 'Fountains')
    const from = await named(shop, 'Fountains')
    const into = await named(shop, 'Fancy flower pots')
    const merged = await shop.categories.merge({ id: from.id, intoId: into.id })
    assert.equal(merged.outcome === 'done' && merged.movedProducts, 1)
    assert.equal((await shop.products.find(flowerPots.id))?.category, 'Fancy flower pots')
    const shown = await shop.categories.shown()
    for (const old of ['Flowers pots', 'Fountains']) assert.equal(findRenamed(shown, old), 'Fancy flower pots')
    assert.deepEqual(await shop.categories.merge({ id: from.id, intoId: into.id }), { outcome: 'gone' })
    assert.deepEqual(await shop.categories.merge({ id: into.id, intoId: into.id }), { outcome: 'gone' }, 'with itself')
  },
)

onEachDatabase('no two categories have one name, in whatever spelling', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  assert.deepEqual(await shop.categories.add(newKey(), { ...blank, name: 'ROCKETS' }), {
    outcome: 'taken',
    name: 'Rocket',
  })
  assert.deepEqual(await rename(shop, 'Bomb', 'rocket'), { outcome: 'taken', name: 'Rocket' })
  assert.equal((await rename(shop, 'Rocket', 'ROCKETS')).outcome, 'done', 'its own in another spelling')
  const both = await Promise.all(['Sky', 'SKY'].map((name) => shop.categories.add(newKey(), { ...blank, name })))
  assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['done', 'taken'])
})

onEachDatabase('a category that is off is not sold: pages, order, and on again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, lakshmiCrackers } = await stockUp(shop, goods)
  const { id } = await named(shop, 'Flowers pots')
  await shop.categories.enable({ id, enabled: false })
  assert.ok(!(await shop.products.offered()).some((product) => product.id === flowerPots.id))
  assert.ok(
    (await shop.products.all()).some((product) => product.id === flowerPots.id),
    'the back office has it',
  )
  assert.equal(await shop.products.hasCode(flowerPots.code), false)
  assert.equal((await shop.products.offer()).products, Object.keys(goods).length - 1)
  assert.equal(findCategory(await shop.categories.shown(), 'Flowers pots'), undefined)
  const items = [
    { id: lakshmiCrackers.id, quantity: 100 },
    { id: flowerPots.id, quantity: 1 },
  ]
  const key = newKey()
  assert.deepEqual(await shop.orders.place(key, { customer: lakshmi, items }), {
    outcome: 'refused',
    message: 'Flower Pots Special is no longer sold. Please remove it and send again.',
  })
  assert.equal((await shop.products.find(lakshmiCrackers.id))?.stock, 1_000, 'nothing was taken')
  await shop.categories.enable({ id, enabled: true })
  assert.equal((await shop.orders.place(key, { customer: lakshmi, items })).outcome, 'placed')
})

onEachDatabase('concurrent edits of one category are merged, and a conflict is reported', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { id, seen } = await named(shop, 'Sparklers')
  await shop.categories.edit({ id, seen, edited: { ...seen, tamilName: 'மத்தாப்பு' } })
  await shop.categories.edit({ id, seen, edited: { ...seen, name: 'Sparkle sticks' } })
  const both = await named(shop, 'Sparkle sticks')
  assert.equal(both.seen.tamilName, 'மத்தாப்பு')
  const late = await shop.categories.edit({ id, seen, edited: { ...seen, name: 'Sticks', inFooter: !seen.inFooter } })
  assert.deepEqual(late.outcome === 'changed' && late.conflicts, ['name'])
  assert.equal((await named(shop, 'Sparkle sticks')).seen.inFooter, seen.inFooter, 'nothing of it is written')
  assert.deepEqual(await shop.categories.edit({ id: 'none', seen, edited: seen }), { outcome: 'gone' })
})

onEachDatabase('each is put before another one or last, also by two admins at once', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const place = (name: string) => names(shop).then((all) => all.indexOf(name))
  const ids = new Map((await shop.categories.all()).map(({ id, name }) => [name, id]))
  const idOf = (name: string) => ids.get(name) ?? ''
  await Promise.all([
    shop.categories.move({ id: idOf('Gift box'), beforeId: idOf('One sound crackers') }),
    shop.categories.move({ id: idOf('Wala'), beforeId: undefined }),
    shop.categories.move({ id: idOf('Smoke'), beforeId: idOf('Pencil') }),
  ])
  assert.equal(await place('Gift box'), 0)
  assert.equal(await place('Wala'), 21)
  assert.equal((await place('Pencil')) - (await place('Smoke')), 1)
  assert.equal(new Set(await names(shop)).size, 22)
  assert.deepEqual(await shop.categories.move({ id: 'none', beforeId: undefined }), { outcome: 'gone' })
})

onEachDatabase('only an empty category is deleted, and a repeat adds none again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await stockUp(shop, goods)
  const full = await named(shop, 'Flowers pots')
  const refused = await shop.categories.remove({ id: full.id })
  assert.equal(refused.outcome === 'not empty' && refused.products, 1)
  const id = newKey()
  const sent = ['Sky', 'Skies'].map((name) => ({ ...blank, name }))
  const add = (name: string) => shop.categories.add(id, { ...blank, name }, sent)
  await shop.categories.add(id, { ...blank, name: 'Sky' })
  assert.equal((await add('Skies')).outcome, 'done', 'after a lost answer')
  const taken = await add('Wala')
  assert.deepEqual(taken, { outcome: 'taken', name: 'Wala', isRepeat: true })
  assert.deepEqual((await names(shop)).slice(-2), ['Gift box', 'Skies'], 'the last name applies')
  for (let times = 0; times < 2; times += 1) assert.equal((await add('Sky')).outcome, 'done')
  assert.deepEqual((await names(shop)).slice(-2), ['Gift box', 'Sky'])
  assert.equal((await shop.categories.remove({ id })).outcome, 'done')
  assert.deepEqual(await shop.categories.remove({ id }), { outcome: 'gone' })
  await assert.rejects(shop.products.create({ ...goods.flowerPots, category: 'Sky' }), /There is no category Sky/)
})

onEachDatabase('a repeat leaves a category, and its products, as another person renamed it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const id = newKey()
  const [sky, skies] = ['Sky', 'Skies'].map((name) => ({ ...blank, name })) as [CategoryDraft, CategoryDraft]
  await shop.categories.add(id, sky)
  const { id: product } = await shop.products.create({ ...goods.flowerPots, category: 'Sky' })
  await shop.categories.edit({ id, edited: { ...sky, name: 'Air' }, seen: sky })
  for (let times = 0; times < 2; times += 1) {
    const again = await shop.categories.add(id, sky, [sky])
    assert.deepEqual(again.outcome === 'done' && [again.category.name, again.isUnchanged], ['Air', true])
    assert.equal((await shop.categories.add(id, skies, [sky])).outcome, 'changed since')
  }
  assert.equal((await shop.products.find(product))?.category, 'Air')
})

test('every process has the new list after the message about the change', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const other = await openShop(shop.config, { system: shop.system })
  cleanup(t, other.close)
  const told = new Promise<void>((resolve) => {
    other.live.subscribe(({ topic }) => topic === 'products' && resolve())
  })
  await rename(shop, 'Wala', 'Strings')
  await told
  assert.equal(other.categories.known(), undefined, 'no page is kept under a key of the old list')
  assert.equal(findRenamed(await other.categories.shown(), 'Wala'), 'Strings')
  assert.equal(other.categories.known(), await other.categories.shown())
})
