// Lists that the shop itself makes change nothing when they are uploaded.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeCsv } from '#domain/spreadsheets/csv.ts'
import { customersList, ownList, ownRows } from '#domain/spreadsheets/price-sheet.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

async function countsOf({ imports }: TestShop, bytes: string | Uint8Array) {
  const id = newKey()
  await imports.start(id, { bytes: Buffer.from(bytes), name: 'list.csv' }, 'owner@shop.test')
  const all = { status: '', page: 1 } as const
  const version = (await imports.view(id, all))?.version ?? -1
  assert.ok((await imports.choose(id, { version }, { step: 'preview' })).ok)
  const view = await imports.view(id, all)
  assert.ok(view?.step === 'preview', JSON.stringify(view))
  return view.counts
}

onEachDatabase('the own download makes the round trip without one difference', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await stockUp(shop, goods)
  const hostile = { ...goods.rockets, name: '=HYPERLINK("http://x") rocket', tamilName: '+பூ', contents: '@10' }
  await shop.products.create({ ...hostile, name: `'Rocket, "two" -` })
  const own = { products: await shop.products.all(), categories: await shop.categories.all() }
  for (const bytes of [writeCsv(ownRows(own)), await shop.sheetWorker.run('write', ownList(own))]) {
    const counts = await countsOf(shop, bytes)
    assert.deepEqual(counts, { new: 0, changed: 0, unchanged: own.products.length, unsure: 0, faulty: 0, gone: 0 })
  }
})

test('the price list for customers changes nothing either', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  await stockUp(shop, goods)
  await shop.products.create({ ...goods.rockets, name: 'Atom Bomb', tamilName: 'அணுகுண்டு' })
  const own = { products: await shop.products.all(), categories: await shop.categories.all() }
  const seller = { ...shop.settings, minimumOrderPaise: 3000_00 }
  const bytes = await shop.sheetWorker.run('write', customersList(own, seller, shop.system.now()))
  const counts = await countsOf(shop, bytes)
  assert.deepEqual([counts.changed, counts.faulty, counts.new, counts.gone], [0, 0, 0, 0])
})

const likeDiscounts = ['(Net Rate)', '50% Off', '- No Discount', '80% + 10%', '(Contd.)'].map(
  (end) => `Sparklers ${end}`,
)

for (const name of [...likeDiscounts, 'Phone Bombs']) {
  test(`products of ${name} stay there, in both of the shop's lists`, async (t) => {
    const shop = await openTestShop(t, 'sqlite')
    const draft = { name, tamilName: 'மத்தாப்பு', posterUrl: '', inFooter: false }
    assert.ok('category' in (await shop.categories.add(newKey(), draft)))
    await shop.products.create({ ...goods.rockets, name: 'Electric', category: 'Sparklers' })
    await shop.products.create({ ...goods.rockets, name: 'Crackling', category: name })
    const own = { products: await shop.products.all(), categories: await shop.categories.all() }
    const forCustomers = customersList(own, { ...shop.settings, minimumOrderPaise: 0 }, shop.system.now())
    for (const bytes of [writeCsv(ownRows(own)), await shop.sheetWorker.run('write', forCustomers)]) {
      const { unchanged, changed } = await countsOf(shop, bytes)
      assert.deepEqual([unchanged, changed], [2, 0])
    }
  })
}

test('a category of which another one is the name without brackets keeps its products', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const electric = { name: 'Sparklers (Electric)', tamilName: '', posterUrl: '', inFooter: false }
  assert.ok('category' in (await shop.categories.add(newKey(), electric)))
  await shop.products.create({ ...goods.rockets, category: 'Sparklers' })
  const own = { products: await shop.products.all(), categories: await shop.categories.all() }
  const counts = await countsOf(shop, writeCsv(ownRows(own)))
  assert.equal(counts.changed, 0)
})
