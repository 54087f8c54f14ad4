import assert from 'node:assert/strict'
import { senderOf } from '#test/fixtures/sender.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { jpegPhoto } from '#test/fixtures/images.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { intents } from './intents.ts'

const who = 'owner@shop.test'

function apply(shop: TestShop, rows: unknown, key = newKey()) {
  const form = new FormData()
  form.set('key', key)
  form.set('rows', JSON.stringify(rows))
  return intents['pictures-apply'](form, shop, senderOf(who))
}

const upload = async (shop: TestShop) => shop.media.putImage(await jpegPhoto(60))
const imageOf = async (shop: TestShop, { id }: { id: string }) => (await shop.products.find(id))?.imageUrl

onEachDatabase('pictures go to their products in one bulk change, and come back with one undo', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, rockets, skyShots } = await stockUp(shop, goods)
  const [old, first, second] = [await upload(shop), await upload(shop), await upload(shop)]
  await shop.products.edit(rockets.id, { ...goods.rockets, imageUrl: old }, goods.rockets)
  const rows = [
    [flowerPots.id, first, ''],
    [rockets.id, second, old],
  ]
  const key = newKey()
  const answer = await apply(shop, rows, key)
  assert.ok(answer.ok)
  assert.equal(answer.message, '2 pictures added.')
  assert.equal(answer.about, answer.message, 'for the change history')
  assert.deepEqual([await imageOf(shop, flowerPots), await imageOf(shop, rockets)], [first, second])
  assert.equal(await imageOf(shop, skyShots), skyShots.imageUrl)

  const again = await apply(shop, rows, key)
  assert.equal(again.message, answer.message)
  const [bulkChange, ...others] = await shop.bulkChanges.newest()
  assert.deepEqual(
    [bulkChange?.kind, bulkChange?.who, bulkChange?.summary, others],
    ['pictures', who, 'New pictures', []],
  )

  await shop.bulkChanges.undo(answer.bulkChange!, who)
  assert.deepEqual([await imageOf(shop, flowerPots), await imageOf(shop, rockets)], ['', old])
})

onEachDatabase('others’ changes in between stay, and so does a picture that was not shown', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, rockets, skyShots } = await stockUp(shop, goods)
  const [mine, theirs] = [await upload(shop), await upload(shop)]
  await shop.products.edit(flowerPots.id, { ...goods.flowerPots, pricePaise: 300_00, stock: 4 }, goods.flowerPots)
  await shop.products.edit(rockets.id, { ...goods.rockets, imageUrl: theirs }, goods.rockets)
  await shop.products.remove(skyShots.id)
  const answer = await apply(shop, [
    [flowerPots.id, mine, ''],
    [rockets.id, mine, ''],
    [skyShots.id, mine, ''],
  ])
  assert.ok(answer.ok)
  assert.equal(answer.message, '1 picture added. 2 products were left out.')
  assert.deepEqual(
    answer.left.map(({ why }) => why),
    ['Someone else has just changed Image.', 'It was deleted before.'],
  )
  const pots = await shop.products.find(flowerPots.id)
  assert.deepEqual([pots?.imageUrl, pots?.pricePaise, pots?.stock], [mine, 300_00, 4])
  assert.equal(await imageOf(shop, rockets), theirs)
})

onEachDatabase('a picture that the shop does not have is reported, and the others are added', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, rockets } = await stockUp(shop, goods)
  const url = await upload(shop)
  const answer = await apply(shop, [
    [rockets.id, '/media/image/upload/0123456789abcdef0123456789abcdef.jpg', ''],
    [flowerPots.id, url, ''],
  ])
  assert.ok(answer.ok)
  assert.equal(answer.message, '1 picture added. 1 product was left out.')
  assert.deepEqual(answer.missing, [rockets.id])
  assert.deepEqual(answer.left, [
    { id: rockets.id, name: rockets.name, why: 'The image is no longer there. Please choose it again.' },
  ])
  assert.equal(await imageOf(shop, rockets), '')

  const unchanged = await apply(shop, [[flowerPots.id, url, '']])
  assert.equal(unchanged.message, 'No picture was added.')
})

onEachDatabase('a form that no screen sends is refused, and nothing is changed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const refused = { ok: false, message: 'Failed to add the pictures', errors: {} }
  const many = Array.from({ length: 2_001 }, () => [flowerPots.id, '/a', ''])
  for (const rows of [[], {}, [[flowerPots.id, '', '']], [[flowerPots.id, '/a']], [[1, '/a', '']], many])
    assert.deepEqual(await apply(shop, rows), refused)
  assert.deepEqual(await apply(shop, [[flowerPots.id, '/a', '']], 'short'), refused)
  assert.equal(
    (await apply(shop, [[flowerPots.id, 'https://evil.example/a.png', '']])).message,
    'No picture was added. 1 product was left out.',
  )
  assert.deepEqual(await shop.bulkChanges.newest(), [])
})
