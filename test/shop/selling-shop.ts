// A shop for backup tests: products with a picture, and an acknowledged order.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { jpegPhoto } from '../fixtures/images.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { admin, newKey, NOON, openTestShop, stockUp } from './open-test-shop.ts'

/** Eight of ten flower pots are sold; `image` is their picture's path in the data folder. */
export async function openSellingShop(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const imageUrl = await shop.media.putImage(await jpegPhoto(80))
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, imageUrl } })
  const key = newKey()
  const order = { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] }
  const placed = await shop.orders.place(key, order)
  assert.ok('order' in placed && placed.link !== undefined)
  const { link } = placed
  const { orderId } = placed.order
  return {
    shop,
    flowerPots,
    key,
    order,
    orderId,
    link,
    image: `media/image/${imageUrl.split('/').at(-1)}`,
    backUp: (file: string) => makeBackup({ place: shop.config, file, now: () => NOON }),
    /** In rupees, as on the settings screen. */
    async setMinimum(minimumOrder: number) {
      const edit = { edited: { minimumOrder }, seen: settingsJson(shop.settings) }
      await shop.settingsVersions.save(edit, { key: newKey(), who: admin.email })
    },
    async signIn() {
      const signedIn = await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.7')
      assert.ok('token' in signedIn)
      return signedIn.token
    },
  }
}
