import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const LOCKED_MS = 1_200

for (const ordersInWorker of [false, true]) {
  test(`a file locked for a second refuses no order (orders ${ordersInWorker ? 'on their thread' : 'here'})`, async (t) => {
    const shop = await openTestShop(t, 'sqlite', { ordersInWorker })
    const { flowerPots, skyShots } = await stockUp(shop, goods)
    const buy = (id: string, quantity: number) =>
      shop.orders.place(newKey(), { customer: lakshmi, items: [{ id, quantity }] })
    const first = await buy(skyShots.id, 1)
    assert.ok('order' in first)
    using other = new DatabaseSync(join(shop.config.dataDir, 'shop.sqlite'))
    other.exec('begin immediate')
    const writing = Promise.all([
      shop.products.create(goods.rockets),
      shop.products.save({ ...goods.rockets, name: 'Parachute Rocket' }, newKey()),
      shop.products.changeStock(flowerPots.id, 5, { key: newKey() }),
      shop.orders.steps.verify(first.order.orderId, 'Verified'),
      shop.orders.steps.complete(first.order.orderId, 'Complete'),
      buy(skyShots.id, 1),
      shop.videos.create({ title: 'Rain', videoUrl: '/media/video/upload/rain.mp4' }),
      shop.signIn.withPassword('nobody@shop.test', 'a password', '203.0.113.5'),
    ])
    await wait(LOCKED_MS)
    other.exec('rollback')
    await writing
    assert.equal((await shop.products.all()).length, Object.keys(goods).length + 2)
    assert.equal((await shop.products.find(flowerPots.id))?.stock, 15)
    assert.equal((await shop.products.find(skyShots.id))?.stock, 1)
    const order = await shop.orders.find(first.order.orderId)
    assert.deepEqual([order?.verified, order?.completion], ['Verified', 'Complete'])
  })
}
