import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { lakshmi, goods } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { stepIntents } from './step-intents.ts'

const who = 'ravi@example.com'

async function open(t: TestContext) {
  const shop = await openTestShop(t, 'sqlite')
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  const place = async () => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })
    return 'order' in placed ? placed.order.orderId : ''
  }
  const press = (intent: keyof typeof stepIntents, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value)
    return stepIntents[intent](form, shop, senderOf(who))
  }
  return { shop, place, press }
}

test('a step is recorded with its note and person, and a lost answer counts once', async (t) => {
  const { shop, place, press } = await open(t)
  const orderId = await place()
  const fields = { orderId, step: 'packed', note: '3 cases', key: newKey() }
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(await press('step', fields), { ok: true, message: 'Marked “Packed”.' })
  }
  const history = await shop.orders.steps.read(orderId)
  assert.deepEqual(
    history.map(({ step, note, who: by }) => [step, note, by]),
    [['packed', '3 cases', who]],
  )
  assert.deepEqual(await press('take-back', { orderId, step: 'packed' }), { ok: true, message: '“Packed” is undone.' })
  assert.deepEqual(
    await press('step', fields),
    { ok: false, message: '“Packed” has been undone since. To mark it again, press again.', errors: {} },
    'the next press has a new key',
  )
})

test('an impossible step returns its message and saves nothing', async (t) => {
  const { shop, place, press } = await open(t)
  const orderId = await place()
  const message = async (...asked: Parameters<typeof press>) => (await press(...asked)).message
  assert.equal(await message('step', { orderId, step: 'sold' }), 'Failed to update order')
  assert.equal(await message('step', { orderId, step: 'placed' }), 'Failed to update order')
  assert.equal(await message('step', { orderId: 'ORD1', step: 'paid' }), 'This order no longer exists.')
  assert.equal(await message('note', { orderId, note: ' \n ' }), 'Write a note first.')
  assert.equal(await message('note', { orderId, note: 'x'.repeat(501) }), 'Write a note of up to 500 characters.')
  assert.equal(await message('no-answer', { orderId, callAt: 'soon' }), 'Choose when to call again.')
  assert.equal(await message('no-answer', { orderId, callAt: '2020-01-01T10:00' }), 'Choose a time in the future.')
  assert.equal(
    await message('take-back', { orderId, step: 'paid' }),
    'This order is not marked “Paid”. Somebody may have undone it.',
  )
  assert.deepEqual(await shop.orders.steps.read(orderId), [])
})

test('many orders move at once; each that stays shows why, and all can be undone', async (t) => {
  const { shop, place, press } = await open(t)
  const [one, two, three] = [await place(), await place(), await place()]
  await shop.orders.steps.take(two, 'dispatched')
  const orderIds = [one, two, three, one, 'ORD1'].join(',')
  const moved = await press('steps', { orderIds, step: 'packed', key: newKey() })
  assert.deepEqual(moved, {
    ok: true,
    message: '2 orders marked “Packed”. 2 orders did not change.',
    moved: [one, three],
    left: [
      {
        orderId: two,
        message: 'This order is already marked “Dispatched”. If that was a mistake, undo “Dispatched” first.',
      },
      { orderId: 'ORD1', message: 'This order no longer exists.' },
    ],
  })
  const back = await press('take-back-many', { orderIds: [one, three].join(','), step: 'packed', key: newKey() })
  assert.equal(back.message, '“Packed” undone for 2 orders.')
  assert.equal((await shop.orders.countSteps()).placed, 2)
  const none = await press('steps', { orderIds: two, step: 'packed' })
  assert.deepEqual([none.ok, none.message], [false, '1 order did not change.'])
  assert.equal((await press('steps', { orderIds: '', step: 'packed' })).ok, false)
})

const cash = { method: 'cash', utr: '', receivedOn: '2026-10-28', note: '', isSeen: true } as const

test('“Paid” without a payment is recorded, and the answer shows the due amount, also when repeated', async (t) => {
  const { shop, place, press } = await open(t)
  const orderId = await place()
  const fields = { orderId, step: 'paid', key: newKey() }
  for (let times = 0; times < 2; times += 1) {
    const remark = 'No payment is recorded, and ₹2,500 is due.'
    assert.deepEqual(await press('step', fields), { ok: true, message: `Marked “Paid”. ${remark}`, remark })
  }
  assert.equal((await shop.orders.find(orderId))?.step, 'paid')
  assert.deepEqual(await press('take-back', { orderId, step: 'paid' }), { ok: true, message: '“Paid” is undone.' })
  await shop.payments.add(orderId, { ...cash, amountPaise: 2_500_00 }, { key: newKey() })
  assert.deepEqual(await press('step', { orderId, step: 'paid', key: newKey() }), {
    ok: true,
    message: 'Marked “Paid”.',
  })
  const cancelled = await press('step', { orderId, step: 'cancelled', key: newKey() })
  assert.equal(cancelled.message, 'Marked “Cancelled”. You received ₹2,500. Refund it to the customer.')
})

test('many orders moved to “Paid” list those with money due', async (t) => {
  const { shop, place, press } = await open(t)
  const [one, two, three] = [await place(), await place(), await place()]
  await shop.payments.add(one, { ...cash, amountPaise: 2_500_00 }, { key: newKey() })
  await shop.payments.add(two, { ...cash, amountPaise: 1_000_00 }, { key: newKey() })
  const orderIds = [one, two, three].join(',')
  assert.deepEqual(await press('steps', { orderIds, step: 'paid', key: newKey() }), {
    ok: true,
    message: '3 orders marked “Paid”. ₹4,000 is still due for 2 of them.',
    moved: [one, two, three],
    left: [],
    unpaid: [
      { orderId: two, duePaise: 1_500_00 },
      { orderId: three, duePaise: 2_500_00 },
    ],
  })
  const back = await press('take-back-many', { orderIds, step: 'paid', key: newKey() })
  assert.equal(back.message, '“Paid” undone for 3 orders.')
})
