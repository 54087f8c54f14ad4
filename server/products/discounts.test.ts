import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'

const { lakshmiCrackers: plain } = goods

onEachDatabase('a new product and an edited one have the discount of their prices', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const above = { ...plain, mrpPaise: 100_00, pricePaise: 150_00 }
  const made = await shop.products.save(above, 'key-1')
  assert.equal(made?.product.discount, 0)
  const { id = '' } = made?.product ?? {}
  const edited = await shop.products.edit(id, { ...above, pricePaise: 25_00 }, above)
  assert.equal(edited?.product.discount, 75)
  // A concurrent edit of the M.R.P.
  const dearer = { ...above, pricePaise: 25_00 }
  await shop.products.edit(id, { ...dearer, mrpPaise: 50_00 }, dearer)
  assert.equal((await shop.products.find(id))?.discount, 50)
})
