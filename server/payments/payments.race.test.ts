import assert from 'node:assert/strict'
import test from 'node:test'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { draft, messageIn, openDesk, paymentIn, UTR, who } from '#test/shop/payment-desk.ts'

onEachDatabase('the same press sent twice, and at once, records one payment', async (kind, t) => {
  const { first, add, payments } = await openDesk(t, kind)
  const press = { key: newKey() }
  const results = await Promise.all([1, 2, 3].map(() => add(first.orderId, {}, press)))
  assert.equal(new Set(results.map((result) => paymentIn(result).id)).size, 1)
  assert.equal((await payments.ofOrder(first.orderId)).payments.length, 1)
})

onEachDatabase('two people record the same UTR for two orders at once: one of them is refused', async (kind, t) => {
  const { shop, first, second, secondProcess } = await openDesk(t, kind)
  const there = await secondProcess()
  for (let round = 0; round < 5; round += 1) {
    const utr = `43215678901${round}`
    const results = await Promise.all([
      shop.payments.add(first.orderId, { ...draft, amountPaise: 1_00, utr }, { key: newKey() }),
      there.payments.add(second.orderId, { ...draft, amountPaise: 1_00, utr }, { key: newKey() }),
    ])
    assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
    assert.match(results.map(messageIn).join(' '), /already recorded for the order ORD/)
  }
})

test('the second of two waits while the first has not stored the UTR, and names it then (postgres)', async (t) => {
  const { shop, first, second, secondProcess } = await openDesk(t, 'postgres')
  const there = await secondProcess()
  const values = ['held', second.orderId, UTR]
  const held = await holdRows(
    t,
    shop.config,
    `insert into payments (id, order_id, idempotency_key, method, utr, amount_paise, received_on, noted_at, note)
      values ($1, $2, 'k', 'upi', $3, 70000, '2026-10-28', '2026-10-28T06:30:00.000Z', '')`,
    values,
  )
  const adding = there.payments.add(first.orderId, draft, { key: newKey() })
  await held.untilWaitedFor(1)
  await held.commit()
  assert.match(messageIn(await adding), new RegExp(`for the order ${second.orderId}, with ₹700`))
  assert.equal((await shop.payments.ofOrder(first.orderId)).balance.receivedPaise, 0)
})

test('an order deleted while a payment waits for it: nothing is recorded (postgres)', async (t) => {
  const { shop, first } = await openDesk(t, 'postgres')
  const held = await holdRows(t, shop.config, 'delete from orders where order_id = $1', [first.orderId])
  const adding = shop.payments.add(first.orderId, draft, { key: newKey() })
  await held.untilWaitedFor(1)
  await held.commit()
  assert.equal((await adding).outcome, 'gone')
})

const seenByTwo = [
  { first: {}, second: { paise: 400_00 }, outcomes: ['done', 'refused'], what: 'another amount after the whole one' },
  { first: { paise: 400_00 }, second: {}, outcomes: ['done', 'done'], what: 'no amount after another one' },
  { first: { paise: 400_00 }, second: { paise: 500_00 }, outcomes: ['done', 'refused'], what: 'two other amounts' },
]
for (const { first: one, second: other, outcomes, what } of seenByTwo) {
  test(`a payment cleared by two people at once counts once: ${what} (postgres)`, async (t) => {
    const { shop, payments, first, add } = await openDesk(t, 'postgres')
    const { id } = paymentIn(await add(first.orderId))
    const held = await holdRows(t, shop.config, 'select 1 from payments where id = $1 for update', [id])
    const before = payments.see(id, { who, ...one })
    await held.untilWaitedFor(1)
    const after = payments.see(id, { who: 'meena@example.com', ...other })
    await held.untilWaitedFor(2)
    await held.commit()
    assert.deepEqual([(await before).outcome, (await after).outcome], outcomes)
    const { payments: stored } = await shop.payments.ofOrder(first.orderId)
    assert.deepEqual(
      stored.map(({ amountPaise, seen }) => [amountPaise, seen?.who]),
      [[one.paise ?? draft.amountPaise, who]],
      'the first one holds',
    )
  })
}

const line = (paise: number, mark = 'a-line-of-the-bank-222', utr = '') => ({ mark, utr, paise, day: '2026-10-28' })

onEachDatabase('a bank line is recorded once, by two presses, two processes, and for one order', async (kind, t) => {
  const { shop, first, second, secondProcess } = await openDesk(t, kind)
  const there = await secondProcess()
  const due = (await shop.payments.ofOrder(first.orderId)).balance.duePaise
  const same = await Promise.all(
    [shop, there, shop].map(({ payments }) => payments.addFromBank(first.orderId, line(due), { who })),
  )
  assert.equal(new Set(same.map((result) => paymentIn(result).id)).size, 1)
  assert.equal((await shop.payments.ofOrder(first.orderId)).balance.state, 'paid')
  const other = messageIn(await there.payments.addFromBank(second.orderId, line(due), { who }))
  assert.match(other, new RegExp(`already recorded for the order ${first.orderId}`))
  const both = await Promise.all([
    shop.payments.addFromBank(second.orderId, line(due, 'another-line-of-bank-2', UTR)),
    there.payments.addFromBank(second.orderId, line(due, 'yet-another-line-bank2')),
  ])
  assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
  assert.equal((await shop.payments.ofOrder(second.orderId)).balance.overPaise, 0)
})

onEachDatabase('one bank line for two orders at once is recorded for one of them', async (kind, t) => {
  const { shop, place, secondProcess } = await openDesk(t, kind)
  const there = await secondProcess()
  for (let round = 0; round < 4; round += 1) {
    const [one, other] = [await place(), await place()]
    const { duePaise } = (await shop.payments.ofOrder(one.orderId)).balance
    const mark = `line-${round}-of-the-bank-2222`.slice(0, 22)
    const results = await Promise.all([
      shop.payments.addFromBank(one.orderId, line(duePaise, mark)),
      there.payments.addFromBank(other.orderId, line(duePaise, mark)),
    ])
    assert.deepEqual(results.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
    assert.match(results.map(messageIn).join(' '), /line is already recorded for the order ORD/)
  }
})

onEachDatabase('a bank line is not recorded when the order was paid, cancelled or edited since', async (kind, t) => {
  const { shop, first, second, place, add } = await openDesk(t, kind)
  const due = async (orderId: string) => (await shop.payments.ofOrder(orderId)).balance.duePaise
  const paise = await due(first.orderId)
  await add(first.orderId, { amountPaise: 1_00 })
  assert.match(messageIn(await shop.payments.addFromBank(first.orderId, line(paise))), /is due for this order now/)
  await shop.orders.steps.take(second.orderId, 'cancelled', { who })
  assert.match(messageIn(await shop.payments.addFromBank(second.orderId, line(paise))), /^No amount is due/)
  const third = await place()
  const ahead = await shop.payments.addFromBank(third.orderId, { ...line(paise), day: '2026-10-29' })
  assert.equal(messageIn(ahead), 'This day is in the future. Choose today or an earlier day.')
  assert.equal((await shop.payments.addFromBank('ORD1', line(paise))).outcome, 'gone')
  assert.equal((await shop.payments.ofOrder(third.orderId)).payments.length, 0)
})

test('an order edited while a bank line waits for it: nothing is recorded (postgres)', async (t) => {
  const { shop, first } = await openDesk(t, 'postgres')
  const { duePaise } = (await shop.payments.ofOrder(first.orderId)).balance
  const held = await holdRows(t, shop.config, 'update orders set total_paise = total_paise + 100 where order_id = $1', [
    first.orderId,
  ])
  const adding = shop.payments.addFromBank(first.orderId, line(duePaise))
  await held.untilWaitedFor(1)
  await held.commit()
  assert.match(messageIn(await adding), /is due for this order now/)
  assert.equal((await shop.payments.ofOrder(first.orderId)).balance.receivedPaise, 0)
})
