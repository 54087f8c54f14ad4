// An order whose customer is asked about a change.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { entryTitle } from '#domain/steps/entries.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestParts } from './open-test-shop.ts'
import { addPeople } from './people.ts'

/** An order of four flower pots and two sky shots, with 6 and 1 left, and the proposal of 10 crackers for the shots. */
export async function openAsked(
  t: TestContext,
  kind: DatabaseKind,
  { packing, ...parts }: TestParts & { packing?: ShopSettings['packing'] } = {},
) {
  const shop = await openTestShop(t, kind, parts)
  const stocked = await stockUp(shop, goods)
  const { staff: who } = await addPeople(shop)
  const ids = { pots: stocked.flowerPots.id, shots: stocked.skyShots.id, crackers: stocked.lakshmiCrackers.id }
  const seen = settingsJson(shop.settings)
  if (packing) await shop.settingsVersions.save({ edited: { packing }, seen }, { key: newKey(), who })
  const placed = await shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [
      { id: ids.pots, quantity: 4 },
      { id: ids.shots, quantity: 2 },
    ],
  })
  assert.ok('order' in placed && placed.link !== undefined)
  const { link } = placed
  const { orderId } = placed.order
  const { proposals } = shop.orders
  const swap: OrderEdit = {
    revision: 0,
    lines: [
      { id: ids.pots, quantity: 4 },
      { id: ids.crackers, quantity: 10, instead: ids.shots },
    ],
    discountUnit: 'rupees',
    discount: '',
    packingNote: '',
    freightNote: '',
  }
  const ask = (changes: Partial<OrderEdit> = {}, key = newKey()) =>
    proposals.ask(orderId, { ...swap, ...changes }, { who, key, note: 'no shots this year' })
  const answer = (said: 'yes' | 'no', number = 1, by = link) =>
    proposals.answer({ orderId, number, answer: said, link: by })
  const save = (changes: Partial<OrderEdit> = {}) =>
    shop.orders.revisions.save(orderId, { ...swap, ...changes }, { who, key: newKey() })
  const stock = () =>
    Promise.all([ids.pots, ids.shots, ids.crackers].map(async (id) => (await shop.products.find(id))?.stock))
  const order = async () => (await shop.orders.find(orderId))!
  const history = async () =>
    (await shop.orders.steps.read(orderId)).map(({ kind: each, step, who: by, note }) =>
      [entryTitle({ kind: each, ...(step && { step }) }), by, note].join(' | '),
    )
  return { shop, ids, who, orderId, link, proposals, swap, ask, answer, save, stock, order, history }
}

export const accepted = { outcome: 'answered', state: 'accepted', isFirst: true } as const
export const notPossible = { outcome: 'answered', state: 'not possible', isFirst: true } as const
