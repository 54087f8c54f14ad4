import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test, { type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { imageUpload } from '#test/fixtures/uploads.ts'
import { databaseKinds, emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { makeTooOldShop } from '#test/database/earlier-database.ts'
import { admin, newKey, NOON, openTestShop, testConfig } from '#test/shop/open-test-shop.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop, type Shop } from '#server/shop.ts'
import { restoreBackup } from './restore.ts'

const now = () => NOON

async function open(t: TestContext, place: DatabasePlace) {
  const shop = await openShop(testConfig(place))
  cleanup(t, shop.close)
  return shop
}

for (const from of databaseKinds) {
  for (const to of databaseKinds) {
    test(`a backup of an open shop on ${from} is restored on ${to}, and sells there`, async (t) => {
      const selling = await openSellingShop(t, from)
      const { shop, flowerPots, key, order, orderId, image, backUp, signIn } = selling
      await askTwice(selling)
      const session = await signIn()
      const { file, manifest } = await backUp(join(shop.config.dataDir, 'backups/one.tar'))
      assert.deepEqual(manifest.faulty, [])
      const place = await emptyPlace(to, t)
      const restored = await restoreBackup({ from: file, place, now })
      assert.deepEqual([restored.rows.orders, restored.aside], [1, undefined])

      const copy = await open(t, place)
      assert.equal(copy.firstAdmin, undefined, 'the admin came along')
      assert.equal((await copy.products.find(flowerPots.id))?.stock, 2)
      const repeated = await copy.orders.place(key, order)
      assert.equal('order' in repeated && repeated.order.orderId, orderId)
      for (const read of [
        ({ orders }: Shop) => orders.proposals.newest(orderId),
        ({ orders }: Shop) => orders.steps.read(orderId),
        ({ orders }: Shop) => orders.find(orderId),
      ]) {
        assert.deepEqual(await read(copy), await read(shop))
      }
      const said = await copy.orders.proposals.answer({ orderId, number: 2, answer: 'yes', link: selling.link })
      assert.deepEqual(said, { outcome: 'answered', state: 'accepted', isFirst: true })
      assert.deepEqual(
        (await copy.orders.find(orderId))?.items.map(({ quantity }) => quantity),
        [7],
      )
      assert.equal((await copy.products.find(flowerPots.id))?.stock, 3)
      assert.deepEqual(readFileSync(join(place.dataDir, image)), readFileSync(join(shop.config.dataDir, image)))
      assert.equal(await copy.signIn.session(session), undefined, 'sessions do not come along')
      assert.ok('token' in (await copy.signIn.withPassword(admin.email, admin.password, '203.0.113.8')))
      assert.deepEqual(leftovers(place.dataDir), [])
    })
  }
}

/** One question is answered with no, the other is open. */
async function askTwice({ shop, flowerPots, orderId, link }: Awaited<ReturnType<typeof openSellingShop>>) {
  const { proposals } = shop.orders
  const texts = { discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' } as const
  const ask = async (quantity: number) => {
    const edit = { revision: 0, lines: [{ id: flowerPots.id, quantity }], ...texts }
    assert.deepEqual(await proposals.ask(orderId, edit, { who: admin.email, key: newKey() }), { outcome: 'asked' })
  }
  await ask(9)
  await proposals.answer({ orderId, number: 1, answer: 'no', link })
  await ask(7)
}

function leftovers(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('.'))
}

onEachDatabase('a restore leaves a place with a shop as it is', async (kind, t) => {
  const { shop, backUp } = await openSellingShop(t, kind)
  const { file } = await backUp(join(shop.config.dataDir, 'one.tar'))
  const other = await openTestShop(t, kind)
  await other.close()
  await assert.rejects(
    restoreBackup({ from: file, place: other.config, now }),
    /already|not empty.*Nothing was changed/s,
  )
  const again = await open(t, other.config)
  assert.deepEqual(await again.products.all(), [])
})

test('a restore is refused while a shop is open there, even one without the lock', async (t) => {
  const { shop, backUp } = await openSellingShop(t, 'sqlite')
  const { file } = await backUp(join(shop.config.dataDir, 'one.tar'))
  const other = await openTestShop(t, 'sqlite')
  const restore = () => restoreBackup({ from: file, place: other.config, replace: true, now })
  await assert.rejects(restore(), /is open: stop it first\. Nothing was changed/)
  await other.close()
  const earlier = new DatabaseSync(join(other.config.dataDir, 'shop.sqlite'))
  cleanup(t, () => earlier.isOpen && earlier.close())
  earlier.prepare('select count(*) from products').get()
  await assert.rejects(restore(), /is open: stop it first/)
  earlier.close()
  await restore()
})

test('a replaced shop is kept aside, with its media and settings, and comes back by the same command', async (t) => {
  const { shop, orderId, image, backUp, setMinimum } = await openSellingShop(t, 'sqlite')
  writeFileSync(join(shop.config.dataDir, 'shop.json'), '{}')
  await setMinimum(2_500)
  const received = await shop.media.receipts.receive(imageUpload(await pngArt()))
  assert.ok('secureUrl' in received)
  const receipt = `media/receipt/${received.secureUrl.split('/').at(-1)}`
  const { file } = await backUp(join(shop.config.dataDir, 'one.tar'))
  const old = await openSellingShop(t, 'sqlite')
  const place = old.shop.config
  writeFileSync(join(place.dataDir, 'shop.json'), '{}')
  await old.setMinimum(3_000)
  await old.shop.close()
  const stateOf = async () => {
    const opened = await openShop(testConfig(place))
    const found = [orderId, old.orderId].map(async (id) => (await opened.orders.find(id)) !== undefined)
    const [isNew, isOld] = await Promise.all(found)
    await opened.close()
    return { minimum: opened.settings.minimumOrderPaise, isNew, isOld }
  }

  const { aside } = await restoreBackup({ from: file, place, replace: true, now })
  assert.ok(aside)
  assert.deepEqual(await stateOf(), { minimum: 2_500_00, isNew: true, isOld: false })
  for (const name of [image, receipt]) assert.ok(existsSync(join(place.dataDir, name)), name)
  for (const name of ['shop.sqlite', 'shop.json', old.image]) assert.ok(existsSync(join(aside, name)), name)

  await restoreBackup({ from: aside, place, replace: true, now: () => new Date() })
  assert.deepEqual(await stateOf(), { minimum: 3_000_00, isNew: false, isOld: true })
  assert.ok(existsSync(join(place.dataDir, old.image)))
})

test('a damaged database can be replaced, and is kept as it is', async (t) => {
  const { shop, orderId, backUp } = await openSellingShop(t, 'sqlite')
  const { file } = await backUp(join(shop.config.dataDir, 'one.tar'))
  const place = await emptyPlace('sqlite', t)
  const damaged = Buffer.alloc(8_192, 'no database ')
  writeFileSync(join(place.dataDir, 'shop.sqlite'), damaged)
  const { aside = '' } = await restoreBackup({ from: file, place, replace: true, now })
  assert.deepEqual(readFileSync(join(aside, 'shop.sqlite')), damaged)
  const restored = await open(t, place)
  assert.ok(await restored.orders.find(orderId))
})

onEachDatabase('a restore keeps other settings that were written for the new shop', async (kind, t) => {
  const { shop, backUp } = await openSellingShop(t, 'sqlite')
  writeFileSync(join(shop.config.dataDir, 'shop.json'), '{"minimumOrder": 2500}')
  const { file } = await backUp(join(shop.config.dataDir, 'one.tar'))
  const place = await emptyPlace(kind, t)
  writeFileSync(join(place.dataDir, 'shop.json'), '{}')
  await assert.rejects(restoreBackup({ from: file, place, now }), /shop\.json differs from the one in the backup/)
  assert.equal(readFileSync(join(place.dataDir, 'shop.json'), 'utf8'), '{}')
})

onEachDatabase('a backup of a shop from before 0.9.1 is refused with instructions', async (kind, t) => {
  const from = await emptyPlace('sqlite', t)
  await makeTooOldShop(from)
  const place = await emptyPlace(kind, t)
  await assert.rejects(
    restoreBackup({ from: from.dataDir, place, now }),
    /^BackupRefused: .* is of version 31, from before version 0\.9\.1 of this program: restore it with 0\.9\.1, which updates it, then start this version\. Nothing was changed\.$/,
  )
  assert.equal(existsSync(join(place.dataDir, 'shop.sqlite')), false)
})
