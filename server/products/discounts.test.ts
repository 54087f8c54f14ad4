// The stored discount follows from the two prices: in what an earlier version stored, and in everything that is written.
import assert from 'node:assert/strict'
import { sections } from '#domain/product/catalogue.ts'
import { discountFromPrice } from '#domain/product/product.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { insertEarlierProduct, openEarlierDatabase } from '#test/database/earlier-database.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'

const { lakshmiCrackers: plain } = goods

/** M.R.P. and price in paise, and a discount that an earlier version stored whatever the prices were. */
const earlier: [mrp: number, price: number, discount: number][] = [
  [100_00, 150_00, 85],
  [50_00, 80_00, 80],
  [100_00, 50_00, 99],
  [0, 0, 40],
  [0, 1, 100],
  [1_00_000_00, 1, 0],
  ...Array.from({ length: 100 }, (_, at): [number, number, number] => [1_000 + at * 7, 991, at]),
]

onEachDatabase(
  'what an earlier version stored is mended, and the catalogue stands in its true order',
  async (kind, t) => {
    const place = await emptyPlace(kind, t)
    const old = await openEarlierDatabase(place, 8)
    for (const [at, [mrpPaise, pricePaise, discount]] of earlier.entries()) {
      await insertEarlierProduct(old, at, { ...plain, name: `No. ${at}`, mrpPaise, pricePaise }, { discount })
    }
    await old.destroy()

    const shop = await openTestShop(t, kind, { place })
    const products = await shop.products.all()
    assert.equal(products.length, earlier.length)
    for (const { name, discount, mrpPaise, pricePaise } of products) {
      assert.equal(discount, discountFromPrice(mrpPaise, pricePaise), `${name}: ${mrpPaise}, ${pricePaise}`)
    }
    const [section] = sections(products, firstList)
    assert.equal(section?.products[0]?.name, 'No. 5', 'the greatest discount stands first')
    assert.ok(
      (section?.products.findIndex(({ name }) => name === 'No. 0') ?? 0) > 90,
      'a price above the M.R.P. has none',
    )
  },
)

onEachDatabase('a new product and an edited one have the discount of their prices', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const above = { ...plain, mrpPaise: 100_00, pricePaise: 150_00 }
  const made = await shop.products.save(above, 'key-1')
  assert.equal(made?.product.discount, 0)
  const { id = '' } = made?.product ?? {}
  const edited = await shop.products.edit(id, { ...above, pricePaise: 25_00 }, above)
  assert.equal(edited?.product.discount, 75)
  // Another admin edits the M.R.P. beside it.
  const dearer = { ...above, pricePaise: 25_00 }
  await shop.products.edit(id, { ...dearer, mrpPaise: 50_00 }, dearer)
  assert.equal((await shop.products.find(id))?.discount, 50)
})
