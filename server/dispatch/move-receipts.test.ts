import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { filesIn } from '#test/fixtures/uploads.ts'
import { correctDispatch } from '#test/shop/correct-dispatch.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '../database/open.ts'
import type { Media } from '../media/media.ts'
import { filesInUse } from '../daily/files-in-use.ts'
import { receiptMove } from './move-receipts.ts'

const who = 'ravi@example.com'
const DAY_S = 24 * 60 * 60

const asked = (path: string) => new Request(`http://shop.test${path}`)

async function openWithPublic(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })
  const orderId = ('order' in placed && placed.order.orderId) || assert.fail('it was not placed')
  const office = { id: newKey() }
  await shop.dispatch.offices.add(office.id, { name: 'KPN Parcel', branch: 'Madurai', phone: '', places: 'Madurai' })
  const publicUrl = await shop.media.putImage(await pngArt())
  const name = publicUrl.split('/').at(-1) ?? ''
  const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', receiptUrl: publicUrl } as const
  await shop.dispatch.record(orderId, { office, details }, { who, key: newKey() })

  const folder = join(shop.config.dataDir, 'media')
  return {
    shop,
    orderId,
    office,
    publicUrl,
    privateUrl: `/admin/dispatch/receipt/${name}`,
    urlNow: async () => (await shop.dispatch.find(orderId))?.receiptUrl,
    move: (copyPublic: Media['receipts']['copyPublic'] = shop.media.receipts.copyPublic) =>
      receiptMove({ database, media: { receipts: { copyPublic } }, log: shop.log }).run(AbortSignal.any([])),
    /** As if a day had passed since any write. */
    async sweep() {
      const longAgo = new Date(shop.now().getTime() - 30 * 3_600_000)
      for (const path of await filesIn(folder)) await utimes(join(folder, path), longAgo, longAgo)
      await shop.media.sweep(filesInUse(database))
    },
    isThere: (store: 'image' | 'receipt') => existsSync(join(folder, store, name)),
    async statuses() {
      const answers = [
        await shop.media.serve(publicUrl, asked(publicUrl)),
        await shop.media.receipts.serve(name, asked('/')),
      ]
      for (const answer of answers) await answer.body?.cancel()
      return answers.map(({ status }) => status)
    },
  }
}

onEachDatabase(
  'ended between any two steps, the move has lost nothing and the next run completes it',
  async (kind, t) => {
    const { shop, move, sweep, urlNow, publicUrl, privateUrl, statuses } = await openWithPublic(t, kind)
    const killed = new Error('killed')
    const copies = [
      () => Promise.reject(killed),
      async (name: string) => {
        await shop.media.receipts.copyPublic(name)
        throw killed
      },
    ]
    for (const copy of copies) {
      await assert.rejects(move(copy), killed)
      await sweep()
      assert.equal(await urlNow(), publicUrl)
      assert.deepEqual(await statuses(), [200, 404], 'the photo of the row is there; a copy that no row names is swept')
    }
    await assert.rejects(move(copies[1]), killed)
    await move()
    assert.equal(await urlNow(), privateUrl)
    assert.deepEqual(await statuses(), [200, 200])
    await sweep()
    assert.deepEqual(await statuses(), [404, 200], 'the public address is gone')
    await move()
    await sweep()
    assert.deepEqual([await urlNow(), ...(await statuses())], [privateUrl, 404, 200], 'a second run changes nothing')
  },
)

onEachDatabase('two that move at once move it once; a photo that is not here stays as it is', async (kind, t) => {
  const { move, sweep, urlNow, publicUrl, privateUrl, statuses } = await openWithPublic(t, kind)
  await move(async () => false)
  assert.equal(await urlNow(), publicUrl)
  await Promise.all([move(), move()])
  await sweep()
  assert.deepEqual([await urlNow(), ...(await statuses())], [privateUrl, 404, 200])
})

onEachDatabase(
  'a deleted order brings its photo back, and that of a forgotten or erased one is swept',
  async (kind, t) => {
    const { shop, orderId, move, sweep, urlNow, publicUrl, privateUrl, isThere, statuses } = await openWithPublic(
      t,
      kind,
    )
    await shop.orders.remove(orderId, { who })
    await move()
    await sweep()
    await shop.orders.restore(orderId, { who })
    assert.deepEqual([await urlNow(), isThere('image')], [publicUrl, true])
    await move()
    await shop.orders.remove(orderId, { who })
    await sweep()
    await shop.orders.restore(orderId, { who })
    assert.deepEqual([await urlNow(), ...(await statuses())], [privateUrl, 404, 200])

    if (kind === 'sqlite') {
      await shop.orders.remove(orderId, { who })
      shop.system.advance(DAY_S)
      await shop.orders.forgetRemoved()
    } else {
      await shop.orders.steps.complete(orderId, 'Complete', { who })
      assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
    }
    assert.equal(await urlNow(), undefined)
    await sweep()
    assert.deepEqual([isThere('image'), isThere('receipt')], [false, false])
  },
)

test('a correction that is under way neither loses nor undoes the move (postgres)', async (t) => {
  const { shop, orderId, office, move, urlNow, privateUrl } = await openWithPublic(t, 'postgres')
  // The correction has read the row and waits for its office.
  const held = await holdRows(t, shop.config, 'update transport_offices set name = name where id = $1', [office.id])
  const correcting = correctDispatch(shop, orderId, { lr: 'MDU 4712' })
  await held.untilWaitedFor(1)
  const moving = move()
  // Without the lock the move would not wait, and the correction would write the public URL again.
  await Promise.race([held.untilWaitedFor(2), moving])
  await held.commit()
  await Promise.all([correcting, moving])
  assert.deepEqual([await urlNow(), (await shop.dispatch.find(orderId))?.lr], [privateUrl, 'MDU 4712'])
})
