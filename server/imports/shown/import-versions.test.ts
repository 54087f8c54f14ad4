import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { headingKey } from '#domain/imports/category-heading.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const who = 'owner@shop.test'
const all = { status: '', page: 1 } as const
const pots = goods.flowerPots

/** A preview of a list with only the pots. */
async function openPreview(t: TestContext, kind: DatabaseKind, rows = `${pots.name},300\n`) {
  const shop = await openTestShop(t, kind)
  const products = await stockUp(shop, { pots, rockets: goods.rockets })
  const id = await uploaded(shop, `Product name,Our price\n${pots.category},\n${rows}`)
  return { shop, products, id, seen: await preview(shop, id) }
}

async function uploaded(shop: TestShop, text: string): Promise<string> {
  const id = newKey()
  await shop.imports.start(id, { bytes: Buffer.from(text), name: 'list.csv' }, who)
  return id
}

/** Confirms that the list has no discount. */
async function preview(shop: TestShop, id: string) {
  const columns = await shop.imports.view(id, all)
  assert.ok(columns)
  assert.ok((await shop.imports.choose(id, columns, { step: 'preview', agreed: { withoutDiscount: 9 } })).ok)
  return shown(shop, id)
}

async function shown(shop: TestShop, id: string) {
  const view = await shop.imports.view(id, all)
  assert.ok(view?.step === 'preview', JSON.stringify(view))
  return view
}

const apply = ({ imports }: TestShop, id: string, { version }: { version: number }) =>
  imports.apply(id, { version, who })

const names = async ({ products }: TestShop) => (await products.all()).map(({ name }) => name)

onEachDatabase('a choice of another tab is not saved by a tab that has not seen it', async (kind, t) => {
  const { shop, products, id, seen } = await openPreview(t, kind)
  assert.ok((await shop.imports.choose(id, seen, { gone: 'delete' })).ok)
  const refused = await apply(shop, id, seen)
  assert.ok(!refused.ok && refused.isChanged)
  assert.match(refused.text, /^Someone else changed this import/)
  assert.equal((await names(shop)).length, 2)
  assert.equal((await shop.products.find(products.pots.id))?.pricePaise, pots.pricePaise)
  const now = await shown(shop, id)
  assert.equal(now.goneChoice, 'delete')
  assert.equal((await apply(shop, id, now)).ok, true)
  assert.deepEqual(await names(shop), [pots.name])
})

onEachDatabase('of two concurrent choices one is stored, and the other tab is notified', async (kind, t) => {
  const { shop, id, seen } = await openPreview(t, kind)
  const done = await Promise.all([
    shop.imports.choose(id, { ...seen, tab: 'a' }, { gone: 'delete' }),
    shop.imports.choose(id, { ...seen, tab: 'b' }, { defaults: { stock: 7, unit: '1box' } }),
  ])
  assert.deepEqual(done.map(({ ok }) => ok).toSorted(), [false, true])
  assert.equal((await shown(shop, id)).version, seen.version + 1)
})

onEachDatabase(
  'a tab need not wait for the result of its last choice, until another tab has chosen',
  async (kind, t) => {
    const { shop, id, seen } = await openPreview(t, kind)
    const own = { version: seen.version, tab: 'own' }
    for (const gone of ['off', 'delete', 'delete', 'stay'] as const) {
      assert.ok((await shop.imports.choose(id, own, { gone })).ok)
    }
    const now = await shown(shop, id)
    assert.deepEqual([now.version, now.goneChoice], [seen.version + 3, 'stay'], 'a repeat changes nothing')
    assert.ok((await shop.imports.choose(id, { version: now.version, tab: 'other' }, { gone: 'off' })).ok)
    assert.equal((await shop.imports.choose(id, own, { gone: 'delete' })).ok, false)
    await shop.imports.compareAgain(id)
    const { version } = await shown(shop, id)
    assert.equal((await shop.imports.choose(id, { version: version - 1, tab: 'other' }, { gone: 'delete' })).ok, false)
  },
)

onEachDatabase(
  'products that came, went or have another name since the preview are compared before they are saved',
  async (kind, t) => {
    const { shop, products, id, seen } = await openPreview(t, kind, 'Peacock,300\n')
    assert.equal(seen.counts.new, 1)
    const peacock = await shop.products.create({ ...pots, name: 'Peacock', pricePaise: 250_00 })
    const refused = await apply(shop, id, seen)
    assert.ok(!refused.ok && refused.isChanged)
    assert.match(refused.text, /^Someone added, renamed or deleted products/)
    const now = await shown(shop, id)
    assert.deepEqual([now.counts.new, now.counts.changed], [0, 1])
    assert.equal((await apply(shop, id, seen)).ok, false, 'who has the earlier page saves nothing')
    await shop.products.remove(products.rockets.id)
    assert.equal((await apply(shop, id, now)).ok, false)
    assert.equal((await apply(shop, id, await shown(shop, id))).ok, true)
    assert.equal((await shop.products.find(peacock.id))?.pricePaise, 300_00)
  },
)

onEachDatabase('a price that somebody changed since the preview stays, and is named', async (kind, t) => {
  const { shop, products, id, seen } = await openPreview(t, kind)
  const { id: _id, code: _code, discount: _discount, createdAt: _created, ...before } = products.pots
  await shop.products.edit(products.pots.id, { ...before, pricePaise: 111_00 }, before)
  const applied = await apply(shop, id, seen)
  assert.match(applied.text, new RegExp(`Someone changed ${pots.name} after the preview`))
  assert.equal((await shop.products.find(products.pots.id))?.pricePaise, 111_00)
  assert.deepEqual(await apply(shop, id, seen), applied, 'a second press is answered alike')
})

onEachDatabase('a product that is to be deleted, and was changed since the preview, stays', async (kind, t) => {
  const { shop, products, id, seen } = await openPreview(t, kind)
  await shop.imports.choose(id, seen, { gone: 'delete' })
  const now = await shown(shop, id)
  const { id: _id, code: _code, discount: _discount, createdAt: _created, ...before } = products.rockets
  await shop.products.edit(products.rockets.id, { ...before, pricePaise: before.pricePaise + 100 }, before)
  const { text } = await apply(shop, id, now)
  assert.match(text, new RegExp(products.rockets.name))
  assert.equal((await names(shop)).length, 2)
})

onEachDatabase('a category that was deleted since the preview is not added again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const added = await shop.categories.add(newKey(), {
    name: 'Novelties 2026',
    tamilName: '',
    posterUrl: '',
    inFooter: false,
  })
  assert.ok(added.outcome === 'done')
  const id = await uploaded(shop, 'Product name,Our price\nNovelties 2026,\nLaser show,300\n')
  const seen = await preview(shop, id)
  await shop.categories.remove({ id: added.category.id })
  const refused = await apply(shop, id, seen)
  assert.match(refused.text, /^Someone deleted the category “Novelties 2026” after this preview/)
  assert.ok((await shop.categories.all()).every(({ name }) => name !== 'Novelties 2026'))
})

const nightGoods = (name: string) => `Product name,Our price\nNight goods,\n${name},300\n`

async function choosing(shop: TestShop, id: string, name: string | undefined) {
  await shop.imports.choose(id, { version: 0 }, { step: 'categories' })
  const view = await shop.imports.view(id, all)
  assert.ok(view?.step === 'categories' && name !== undefined)
  await shop.imports.choose(id, view, { categories: { [view.headings[0]!.key]: name } })
  return preview(shop, id)
}

onEachDatabase('a category that was renamed since it was chosen remains the chosen one', async (kind, t) => {
  const { shop, id, seen } = await openPreview(t, kind, `${pots.name},300\nSiren,300\n`)
  const there = (await shop.categories.all()).find((each) => each.name === pots.category)!
  const { name, tamilName = '', inFooter = false } = there
  const chosen = { categories: { [headingKey(name)]: name }, corrections: { 4: { category: name } } }
  assert.ok((await shop.imports.choose(id, seen, chosen)).ok)
  const before = { name, tamilName, posterUrl: '', inFooter }
  const edited = { ...before, name: 'Fountains of light' }
  assert.equal((await shop.categories.edit({ id: there.id, seen: before, edited })).outcome, 'done')
  await shop.imports.compareAgain(id)
  const now = await shown(shop, id)
  assert.deepEqual([now.counts.new, now.counts.changed, now.counts.unsure], [1, 1, 0])
  assert.deepEqual([...new Set(now.rows.map(({ category }) => category))], ['Fountains of light'])
  assert.equal((await apply(shop, id, now)).ok, true)
})

onEachDatabase('another import’s remembered headings change no shown preview', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const [one, other] = (await shop.categories.all()).map(({ name }) => name)
  const first = await uploaded(shop, nightGoods('Laser show'))
  await apply(shop, first, await choosing(shop, first, one))
  const mine = await uploaded(shop, nightGoods('Moon light'))
  const seen = await preview(shop, mine)
  assert.equal(seen.rows[0]?.category, one)
  const second = await uploaded(shop, nightGoods('Star light'))
  const theirs = await choosing(shop, second, other)
  assert.equal((await apply(shop, second, theirs)).ok, true)
  assert.equal((await shown(shop, mine)).rows[0]?.category, one)
  await shop.imports.compareAgain(mine)
  const again = await shown(shop, mine)
  assert.equal(again.rows[0]?.category, other)
  assert.equal((await apply(shop, mine, seen)).ok, false)
})

onEachDatabase('two people who import one list at once add its products once', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const list = `Product name,Our price\n${pots.category},\nLaser show,300\nMoon light,200\n`
  const ids = [await uploaded(shop, list), await uploaded(shop, list)]
  const seen = [await preview(shop, ids[0]!), await preview(shop, ids[1]!)]
  const done = await Promise.all(ids.map((id, index) => apply(shop, id, seen[index]!)))
  assert.deepEqual(done.map(({ ok }) => ok).toSorted(), [false, true])
  assert.equal((await names(shop)).length, 2)
})

test('a choice during the save of the import is refused, and the shown preview is saved (postgres)', async (t) => {
  const { shop, products, id, seen } = await openPreview(t, 'postgres')
  const held = await holdRows(t, shop.config, 'update products set stock = stock where id = $1', [products.pots.id])
  const saving = apply(shop, id, seen)
  await held.untilWaitedFor(1)
  const late = shop.imports.choose(id, seen, { gone: 'delete' })
  await held.untilWaitedFor(2)
  await held.commit()
  assert.equal((await saving).ok, true)
  assert.equal((await late).ok, false)
  assert.equal((await names(shop)).length, 2)
})
