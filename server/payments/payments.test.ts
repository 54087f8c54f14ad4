import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { messageIn, openDesk, OTHER_UTR, paymentIn, UTR, who } from '#test/shop/payment-desk.ts'

onEachDatabase('a payment is recorded, seen in the bank, and the rest is due', async (kind, t) => {
  const { shop, payments, first, add } = await openDesk(t, kind)
  const { id } = paymentIn(await add(first.orderId))
  const said = await payments.ofOrder(first.orderId)
  assert.deepEqual([said.balance.state, said.balance.receivedPaise, said.balance.seenPaise], ['part paid', 500_00, 0])
  assert.equal(said.balance.duePaise, first.totalPaise - 500_00)
  const seen = paymentIn(await payments.see(id, { who }))
  assert.deepEqual(seen.seen, { at: shop.now().toISOString(), who })
  assert.equal((await payments.ofOrder(first.orderId)).balance.seenPaise, 500_00)
  const cash = { method: 'cash', utr: '', amountPaise: first.totalPaise - 500_00, isSeen: true } as const
  await add(first.orderId, cash)
  assert.equal((await payments.ofOrder(first.orderId)).balance.state, 'paid')
})

onEachDatabase('the due amount follows the payments; a cancelled or deleted order has none', async (kind, t) => {
  const { shop, payments, first, second, add } = await openDesk(t, kind)
  await add(first.orderId)
  const ids = [first.orderId, second.orderId, 'ORD1']
  const dues = await payments.dues(ids)
  assert.deepEqual(
    ids.map((id) => dues.get(id)?.duePaise),
    [first.totalPaise - 500_00, second.totalPaise, undefined],
  )
  assert.equal((await payments.due('ORD1')).duePaise, 0)
  await shop.orders.steps.take(first.orderId, 'cancelled')
  const { duePaise, receivedPaise, overPaise } = await payments.due(first.orderId)
  assert.deepEqual([duePaise, receivedPaise, overPaise], [0, 500_00, 500_00])
})

onEachDatabase('a UTR used twice is refused with the other order named', async (kind, t) => {
  const { first, second, add, payments } = await openDesk(t, kind)
  const { id } = paymentIn(await add(first.orderId))
  const again = await add(second.orderId)
  assert.equal(
    messageIn(again),
    `The UTR ${UTR} is already recorded for the order ${first.orderId}, with ₹500 on 28/10/2026.`,
  )
  assert.match(messageIn(await add(first.orderId)), /already recorded for this order/)
  await payments.takeBack(id, 'mistake', { who })
  paymentIn(await add(second.orderId))
})

onEachDatabase('the UTR of money that went back stays used', async (kind, t) => {
  const { first, second, add, payments } = await openDesk(t, kind)
  const { id } = paymentIn(await add(first.orderId))
  paymentIn(await payments.takeBack(id, 'returned', { who }))
  assert.equal((await add(second.orderId)).outcome, 'refused')
  assert.equal((await payments.ofOrder(first.orderId)).balance.receivedPaise, 0)
  assert.equal((await payments.takeBack(id, 'returned')).outcome, 'done', 'a second press')
  assert.match(messageIn(await payments.takeBack(id, 'mistake')), /is already undone, as returned to the customer/)
  assert.match(messageIn(await payments.see(id)), /is already undone/)
})

onEachDatabase('a bank line undone as a mistake is recorded again', async (kind, t) => {
  const { shop, first, payments } = await openDesk(t, kind)
  const line = { mark: 'a-line-of-the-bank-222', utr: UTR, paise: first.totalPaise, day: '2026-10-28' }
  const record = async () => paymentIn(await payments.addFromBank(first.orderId, line, { who }))
  const ids = new Set<string>()
  for (let times = 1; times <= 3; times += 1) {
    const { id, takenBack } = await record()
    assert.deepEqual([ids.has(id), takenBack], [false, undefined])
    assert.equal((await record()).id, id, 'the line sent twice')
    const { payments: stored, balance } = await payments.ofOrder(first.orderId)
    assert.deepEqual([stored.length, balance.state], [times, 'paid'])
    ids.add(id)
    shop.system.advance(60)
    paymentIn(await payments.takeBack(id, 'mistake', { who }))
  }
})

onEachDatabase('seen twice is done; seen as another amount is refused then', async (kind, t) => {
  const { first, add, payments } = await openDesk(t, kind)
  const { id } = paymentIn(await add(first.orderId))
  const seen = paymentIn(await payments.see(id, { who, paise: 50_00 }))
  assert.deepEqual([seen.amountPaise, seen.saidPaise], [50_00, 500_00])
  assert.equal((await payments.ofOrder(first.orderId)).balance.receivedPaise, 50_00)
  const again = paymentIn(await payments.see(id, { who: 'meena@example.com' }))
  assert.equal(again.seen?.who, who)
  assert.match(
    messageIn(await payments.see(id, { paise: 500_00 })),
    /^This payment is already checked, with ₹50 on 28\/10\/2026/,
  )
  assert.equal((await payments.see('no such payment')).outcome, 'gone')
})

onEachDatabase('the UTR of a statement is put into a payment, unless another one has it', async (kind, t) => {
  const { first, second, add, payments } = await openDesk(t, kind)
  const bank = paymentIn(await add(first.orderId, { method: 'bank', utr: '' }))
  const wrong = paymentIn(await add(second.orderId))
  assert.match(messageIn(await payments.see(bank.id, { utr: UTR })), new RegExp(`for the order ${second.orderId}`))
  const seen = paymentIn(await payments.see(wrong.id, { utr: OTHER_UTR, day: '2026-10-27' }))
  assert.deepEqual([seen.utr, seen.receivedOn, seen.note], [OTHER_UTR, '2026-10-27', `The customer said UTR ${UTR}.`])
  assert.equal(paymentIn(await payments.see(bank.id, { utr: UTR })).utr, UTR)
})

onEachDatabase(
  'a payment above the due amount is refused unless confirmed; a cancelled order has nothing due',
  async (kind, t) => {
    const { shop, first, add, payments } = await openDesk(t, kind)
    const amountPaise = first.totalPaise + 100_00
    const refused = await add(first.orderId, { amountPaise })
    assert.deepEqual([refused.outcome, 'field' in refused && refused.field], ['refused', 'amount'])
    paymentIn(await add(first.orderId, { amountPaise }, { isMoreMeant: true }))
    assert.equal((await payments.ofOrder(first.orderId)).balance.overPaise, 100_00)
    await shop.orders.steps.take(first.orderId, 'cancelled', { who })
    assert.match(messageIn(await add(first.orderId, { utr: OTHER_UTR })), /^No amount is due for this order/)
    paymentIn(await add(first.orderId, { utr: OTHER_UTR }, { isMoreMeant: true }))
    const { orders, sumPaise } = await payments.orders('too much')
    assert.deepEqual([orders.map(({ orderId }) => orderId), sumPaise], [[first.orderId], amountPaise + 500_00])
  },
)

onEachDatabase('the money outlives a deleted order, and its UTR stays used', async (kind, t) => {
  const { shop, first, second, add, payments } = await openDesk(t, kind)
  paymentIn(await add(first.orderId, { note: 'from her son' }))
  await shop.orders.remove(first.orderId)
  const [payment] = (await payments.ofDay({ day: '2026-10-28', seen: '' })).payments
  assert.deepEqual([payment?.orderId, payment?.note, payment?.name], [first.orderId, '', undefined])
  assert.equal((await add(second.orderId)).outcome, 'refused')
  assert.equal((await payments.see(payment!.id)).outcome, 'done')
  assert.equal((await add(first.orderId, { utr: OTHER_UTR })).outcome, 'gone')
})

onEachDatabase('orders with money due: confirmed ones alone, page by page, with their sum', async (kind, t) => {
  const { shop, first, second, add, payments, place } = await openDesk(t, kind)
  const third = await place()
  await shop.orders.steps.takeBack(third.orderId, 'confirmed')
  await add(first.orderId, { amountPaise: 100_00 })
  const { orders, count, sumPaise } = await payments.orders('due')
  assert.deepEqual(orders.map(({ orderId }) => orderId).toSorted(), [first.orderId, second.orderId].toSorted())
  assert.deepEqual([count, sumPaise], [2, first.totalPaise + second.totalPaise - 100_00])
  const { placedAt: at, orderId: id } = orders[0]!
  const after = await payments.orders('due', { at, id })
  assert.deepEqual(
    after.orders.map(({ orderId }) => orderId),
    [orders[1]?.orderId],
  )
  await add(first.orderId, { amountPaise: first.totalPaise - 100_00, utr: OTHER_UTR })
  assert.equal((await payments.orders('due')).count, 1)
  await shop.orders.steps.take(third.orderId, 'dispatched')
  const left = (await payments.orders('due')).orders.map(({ orderId }) => orderId)
  assert.ok(left.includes(third.orderId), 'what left the shop without a call is due')
  assert.deepEqual([...(await payments.received([first.orderId, second.orderId]))], [[first.orderId, first.totalPaise]])
})

onEachDatabase('the list of a day, its sums by method, and the search by UTR', async (kind, t) => {
  const { first, second, add, payments } = await openDesk(t, kind)
  await add(first.orderId)
  await add(second.orderId, { method: 'cash', utr: '', amountPaise: 200_00, isSeen: true })
  const late = paymentIn(await add(second.orderId, { utr: OTHER_UTR, receivedOn: '2026-10-27', isSeen: true }))
  const day = '2026-10-28'
  const listed = async (seen: '' | 'seen' | 'said') =>
    (await payments.ofDay({ day, seen })).payments.map(({ method, name }) => `${method} ${name}`)
  assert.deepEqual((await listed('')).toSorted(), [`cash ${lakshmi.name}`, `upi ${lakshmi.name}`])
  assert.deepEqual(await listed('seen'), [`cash ${lakshmi.name}`])
  assert.deepEqual(await listed('said'), [`upi ${lakshmi.name}`])
  const sums = (await payments.daySums(day)).toSorted((a, b) => (a.method < b.method ? -1 : 1))
  assert.deepEqual(sums, [
    { method: 'cash', seenPaise: 200_00, saidPaise: 0, count: 1 },
    { method: 'upi', seenPaise: 0, saidPaise: 500_00, count: 1 },
  ])
  assert.deepEqual(
    (await payments.byUtr('9876 5432')).payments.map(({ id }) => id),
    [late.id],
  )
  assert.deepEqual((await payments.byUtr('%')).payments, [])
  assert.equal((await payments.unseen()).payments.length, 1)
})

onEachDatabase('of an erased customer no UTR and no note is left; the sums stay', async (kind, t) => {
  const { shop, first, second, add, payments } = await openDesk(t, kind)
  await add(first.orderId, { note: 'from her son' })
  for (const { orderId } of [first, second]) await shop.orders.steps.take(orderId, 'delivered', { who })
  assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
  const { payments: left, balance } = await payments.ofOrder(first.orderId)
  assert.deepEqual([left[0]?.utr, left[0]?.note, balance.receivedPaise], [undefined, '', 500_00])
  assert.match(messageIn(await add(first.orderId, { utr: OTHER_UTR })), /are erased/)
})

onEachDatabase('an order that another one replaced takes no payment, and names the other', async (kind, t) => {
  const { shop, add } = await openDesk(t, kind)
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 50 } })
  const key = newKey()
  const body = (quantity: number) => ({ customer: lakshmi, items: [{ id: pots.id, quantity }] })
  const before = await shop.orders.place(key, body(10))
  const later = await shop.orders.place(newKey(), { ...body(11), supersedes: key })
  assert.ok('order' in before && 'order' in later)
  assert.match(messageIn(await add(before.order.orderId)), new RegExp(`^${later.order.orderId} replaces this order`))
})

onEachDatabase('a day’s due amount follows its payments, and the total of an edited order', async (kind, t) => {
  const { shop, first, second, add, payments } = await openDesk(t, kind)
  const days = { from: '2026-10-28', to: '2026-10-28' }
  const due = async () =>
    (await shop.reports.daySums(days)).map(({ confirmed, duePaise = 0 }) => (confirmed ? duePaise : 0)).at(-1)
  assert.equal(await due(), first.totalPaise + second.totalPaise)
  const { id } = paymentIn(await add(first.orderId))
  assert.equal(await due(), first.totalPaise + second.totalPaise - 500_00)
  await payments.see(id, { paise: 400_00 })
  assert.equal(await due(), first.totalPaise + second.totalPaise - 400_00)
  await payments.takeBack(id, 'mistake')
  await shop.orders.steps.take(second.orderId, 'cancelled')
  assert.equal(await due(), first.totalPaise)
})

onEachDatabase(
  'a refund is its own payment: sums, day and list agree, and it never exceeds the payments',
  async (kind, t) => {
    const { shop, payments, first, add } = await openDesk(t, kind)
    const { id } = paymentIn(await add(first.orderId, { isSeen: true }))
    await shop.orders.steps.take(first.orderId, 'cancelled', { who })
    assert.equal((await payments.orders('too much')).sumPaise, 500_00)
    const draft = {
      method: 'upi',
      utr: OTHER_UTR,
      amountPaise: 200_00,
      receivedOn: '2026-10-28',
      isSeen: false,
      note: 'late',
    } as const
    const key = newKey()
    for (const _ of [1, 2]) {
      const refund = paymentIn(await payments.giveBack(first.orderId, draft, { key, who }))
      assert.deepEqual([refund.amountPaise, refund.utr, refund.note], [-200_00, OTHER_UTR, 'late'])
    }
    const { balance } = await payments.ofOrder(first.orderId)
    assert.deepEqual([balance.overPaise, balance.seenPaise], [300_00, 300_00])
    assert.equal((await payments.orders('too much')).sumPaise, 300_00)
    assert.deepEqual(await payments.daySums('2026-10-28'), [
      { method: 'upi', seenPaise: 300_00, saidPaise: 0, count: 2 },
    ])

    const more = { ...draft, method: 'cash', utr: '', amountPaise: 300_01 } as const
    const adding = { who }
    assert.equal(
      messageIn(await payments.giveBack(first.orderId, more, { key: newKey(), ...adding })),
      'You can refund up to ₹300, the money that you received.',
    )
    assert.match(messageIn(await payments.takeBack(id, 'returned', { who })), /already refunded/)
    paymentIn(await payments.giveBack(first.orderId, { ...more, amountPaise: 300_00 }, { key: newKey(), ...adding }))
    assert.equal((await payments.ofOrder(first.orderId)).balance.state, 'nothing due')
    assert.equal((await payments.orders('too much')).count, 0)
  },
)
