import assert from 'node:assert/strict'
import test from 'node:test'
import type { OfferedPacks } from '#domain/pack/offered-packs.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const texts = { tamilName: '', about: '', tamilAbout: '', enabled: true }

test('GET /packs.json has the packs that may be added, with the price and stock of their goods now', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const read = async () => (await (await send('/packs.json')).json()) as OfferedPacks
  assert.deepEqual(await read(), { packs: [], goods: {} })
  const { flowerPots, skyShots } = await stockUp(shop, { flowerPots: goods.flowerPots, skyShots: goods.skyShots })
  const id = newKey()
  const both = [flowerPots, skyShots].map((product) => ({ productId: product.id, quantity: 2 }))
  await shop.packs.add(id, { ...texts, name: 'Family', goods: both })
  await shop.packs.add(newKey(), { ...texts, name: 'Hidden', enabled: false, goods: both })
  const family = {
    id,
    name: 'Family',
    goods: [
      [flowerPots.id, 2],
      [skyShots.id, 2],
    ],
  }
  const shown = {
    [flowerPots.id]: [flowerPots.pricePaise, flowerPots.stock],
    [skyShots.id]: [skyShots.pricePaise, skyShots.stock],
  }
  assert.deepEqual(await read(), { packs: [family], goods: shown })
  await shop.products.changeStock(flowerPots.id, -flowerPots.stock)
  assert.deepEqual((await read()).goods[flowerPots.id], [flowerPots.pricePaise, 0])
  await shop.products.remove(skyShots.id)
  assert.deepEqual(await read(), { packs: [], goods: {} })
})
