import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { posterLeads } from './poster-leads.ts'

onEachDatabase('each poster names its category, and whether visitors see it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await stockUp(shop, { flowerPots: { ...goods.flowerPots, category: 'Wala' } })
  const first = ["Fancy items (Children's Special)", 'One sound crackers', 'Single shots', 'Wala', 'Gift box']
  const leads = await posterLeads(shop)
  assert.deepEqual(
    leads.map(({ category }) => category),
    first,
  )
  assert.deepEqual(
    leads.flatMap(({ category, isShown }) => (isShown ? [category] : [])),
    ['Wala'],
  )
  const posterUrl = '/media/image/upload/own.png'
  await shop.categories.add(newKey(), { name: 'Garlands', tamilName: '', posterUrl, inFooter: false })
  assert.deepEqual(
    (await posterLeads(shop)).map(({ category }) => category),
    ['Garlands', ...first.slice(0, 4)],
    'the owner’s own comes first',
  )
})
