import assert from 'node:assert/strict'
import type { DispatchTexts } from '#domain/dispatch/dispatch-form.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { correctDispatch, recordedTexts } from '#test/shop/correct-dispatch.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

const act = (who = 'ravi@example.com') => ({ who, key: newKey() })

async function openDesk(...args: Parameters<typeof openTestShop>) {
  const shop = await openTestShop(...args)
  const { shots } = await stockUp(shop, { shots: goods.skyShots })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })
  const orderId = 'order' in placed ? placed.order.orderId : ''
  await shop.orders.steps.take(orderId, 'packed', { who: 'ravi@example.com' })
  const office = { id: newKey() }
  await shop.dispatch.offices.add(office.id, { name: 'KPN Parcel', branch: 'Madurai', phone: '', places: 'Madurai' })
  const details = { lr: 'MDU 4711', cases: 3, freight: 'to pay', receiptUrl: '' } as const
  type Options = Parameters<typeof correctDispatch>[3]
  const correct = (changes: Partial<DispatchTexts>, options?: Options) =>
    correctDispatch(shop, orderId, changes, options)
  return { shop, orderId, draft: { office, details }, desk: shop.dispatch, correct }
}

const told = async ({ orders }: TestShop, orderId: string) =>
  (await orders.steps.read(orderId)).map(({ kind, step, note }) => [kind, step, note].filter(Boolean).join(' '))

onEachDatabase('a correction is kept in the history', async (kind, t) => {
  const { shop, orderId, draft, desk, correct } = await openDesk(t, kind)
  assert.deepEqual(await correct({}), {
    outcome: 'refused',
    message: 'This order is not dispatched, or someone undid its dispatch.',
  })
  await desk.record(orderId, draft, act())
  shop.system.advance(60)
  const press = act('mala@example.com')
  for (let times = 0; times < 2; times += 1) {
    assert.equal((await correct({ lr: 'MDU 4712' }, { press })).outcome, 'done')
  }
  assert.deepEqual((await told(shop, orderId)).slice(2), ['dispatch LR: was MDU 4711, now MDU 4712'])
  const { who, at } = (await desk.find(orderId))!
  assert.deepEqual([who, at], ['ravi@example.com', '2026-10-28T06:30:00.000Z'], 'who dispatched it when stays')
})

onEachDatabase(
  'two corrections of one dispatch: a field changed by one is merged, by both is refused',
  async (kind, t) => {
    const { shop, orderId, draft, desk, correct } = await openDesk(t, kind)
    await desk.record(orderId, draft, act())
    const seen = await recordedTexts(shop, orderId)
    assert.equal((await correct({ lr: 'MDU 4712', weight: '42.5' }, { seen })).outcome, 'done')
    assert.equal((await correct({ cases: '5' }, { seen })).outcome, 'done')
    const now = await recordedTexts(shop, orderId)
    assert.deepEqual([now.lr, now.weight, now.cases], ['MDU 4712', '42.5', '5'])
    assert.deepEqual(await correct({ lr: 'MDU 4713', freight: 'paid' }, { seen }), {
      outcome: 'refused',
      message: 'Someone else has changed LR number too. Choose “Use theirs” or “Keep mine”, then save.',
      others: now,
    })
    assert.deepEqual(await recordedTexts(shop, orderId), now, 'nothing of it is stored')
    const both = await Promise.all(['5', '6'].map((lr) => correct({ lr }, { seen: now })))
    assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
    assert.equal((await told(shop, orderId)).length, 5)
  },
)

onEachDatabase('another correction under the key of a recorded one is refused with its LR', async (kind, t) => {
  const { shop, orderId, draft, desk, correct } = await openDesk(t, kind)
  await desk.record(orderId, draft, act())
  const seen = await recordedTexts(shop, orderId)
  const press = act()
  const office = { officeId: 'typed', officeName: 'ABT', officeBranch: 'Theni' }
  const first = { ...office, lr: 'MDU 4712' }
  for (let times = 0; times < 2; times += 1) {
    assert.equal((await correct(first, { seen, press })).outcome, 'done')
  }
  const now = await recordedTexts(shop, orderId)
  const other = { ...first, cases: '5' }
  assert.deepEqual(await correct(other, { seen, press }), {
    outcome: 'refused',
    message: 'This form has already recorded LR MDU 4712. To save yours, press again.',
    others: now,
  })
  assert.equal((await correct({ cases: '5' }, { seen: now })).outcome, 'done')
  const merged = await correct({ lr: 'MDU 4712' }, { seen: { ...now, lr: 'MDU 4711' }, press })
  assert.equal(merged.outcome, 'done', 'the cases are of somebody else')
  await shop.orders.steps.takeBack(orderId, 'dispatched')
  const undone = await correct({ lr: 'MDU 4712' }, { seen: { ...now, lr: 'MDU 4711' }, press })
  assert.equal(undone.outcome, 'refused', 'its LR would be sent')
})
