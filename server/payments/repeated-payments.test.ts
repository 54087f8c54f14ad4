import assert from 'node:assert/strict'
import type { PaymentDraft } from '#domain/payments/payment-form.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { draft, messageIn, openDesk, OTHER_UTR, paymentIn, UTR, who } from '#test/shop/payment-desk.ts'

const others: Partial<PaymentDraft>[] = [
  { amountPaise: 600_00 },
  { utr: OTHER_UTR },
  { method: 'bank' },
  { receivedOn: '2026-10-27' },
]

onEachDatabase('another payment under the key of a recorded one is refused, and names that one', async (kind, t) => {
  const { payments, first, add } = await openDesk(t, kind)
  const key = newKey()
  const { id } = paymentIn(await add(first.orderId, {}, { key }))
  for (const changes of others) {
    assert.deepEqual(
      await add(first.orderId, changes, { key }),
      {
        outcome: 'refused',
        message: `This form has already recorded ₹500, UPI ${UTR}. To record this one too, press again.`,
      },
      JSON.stringify(changes),
    )
  }
  assert.equal(paymentIn(await add(first.orderId, { note: 'by phone' }, { key })).id, id)
  assert.equal((await payments.ofOrder(first.orderId)).payments.length, 1)
  paymentIn(await add(first.orderId, { amountPaise: 600_00, utr: OTHER_UTR }, { key: newKey() }))
  assert.equal((await payments.ofOrder(first.orderId)).balance.receivedPaise, 1_100_00)
})

onEachDatabase(
  'a payment that was undone since is not answered as recorded; the next press counts',
  async (kind, t) => {
    const { payments, first, add } = await openDesk(t, kind)
    for (const [reason, changes] of [
      ['mistake', {}],
      ['returned', { method: 'cash', utr: '' }],
    ] as const) {
      const key = newKey()
      await payments.takeBack(paymentIn(await add(first.orderId, changes, { key })).id, reason)
      assert.deepEqual(await add(first.orderId, changes, { key }), {
        outcome: 'refused',
        message: 'This payment has been undone since. To record it again, press again.',
      })
      await payments.takeBack(paymentIn(await add(first.orderId, changes)).id, 'mistake')
    }
  },
)

onEachDatabase('a payment that the bank corrected is still the one of its press', async (kind, t) => {
  const { shop, payments, first, add } = await openDesk(t, kind)
  const key = newKey()
  const { id } = paymentIn(await add(first.orderId, {}, { key }))
  shop.system.advance(60)
  paymentIn(await payments.see(id, { who, paise: 400_00, utr: OTHER_UTR, day: '2026-10-27' }))
  assert.equal(paymentIn(await add(first.orderId, {}, { key })).id, id)
  const other = await add(first.orderId, { amountPaise: 600_00 }, { key })
  assert.match(messageIn(other), new RegExp(`^This form has already recorded ₹400, UPI ${OTHER_UTR}\\.`))
  assert.equal((await add(first.orderId, { utr: '111122223333' }, { key })).outcome, 'refused')
})

onEachDatabase('another refund under the key of a recorded one is refused, and names that one', async (kind, t) => {
  const { payments, first, add } = await openDesk(t, kind)
  paymentIn(await add(first.orderId, { isSeen: true }))
  const key = newKey()
  const giveBack = (changes: Partial<PaymentDraft>) =>
    payments.giveBack(first.orderId, { ...draft, method: 'cash', utr: '', ...changes }, { key, who, isMoreMeant: true })
  paymentIn(await giveBack({ amountPaise: 100_00 }))
  assert.match(messageIn(await giveBack({ amountPaise: 200_00 })), /has already recorded ₹100 refunded, Cash\. /)
  paymentIn(await giveBack({ amountPaise: 100_00 }))
  assert.equal((await payments.ofOrder(first.orderId)).balance.receivedPaise, 400_00)
})

onEachDatabase('of two refunds of the same overpayment one is refused, unless more is meant', async (kind, t) => {
  const { payments, first, add } = await openDesk(t, kind)
  const paid = { method: 'cash', utr: '', isSeen: true } as const
  paymentIn(await add(first.orderId, { ...paid, amountPaise: first.totalPaise + 875_00 }, { isMoreMeant: true }))
  const giveBack = (isMoreMeant?: boolean) =>
    payments.giveBack(
      first.orderId,
      { ...draft, ...paid, amountPaise: 875_00 },
      { key: newKey(), who, ...(isMoreMeant && { isMoreMeant }) },
    )
  const both = await Promise.all([giveBack(), giveBack()])
  assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
  assert.match(messageIn(await giveBack()), /^This order is not overpaid, and ₹875 would be due/)
  assert.equal((await payments.ofOrder(first.orderId)).balance.duePaise, 0)
  paymentIn(await giveBack(true))
  assert.equal((await payments.ofOrder(first.orderId)).balance.duePaise, 875_00)
})

onEachDatabase('money paid twice is refunded, or its payment marked as returned, but not both', async (kind, t) => {
  const { payments, first, add } = await openDesk(t, kind)
  const paid = { method: 'cash', utr: '', isSeen: true, amountPaise: first.totalPaise } as const
  paymentIn(await add(first.orderId, paid))
  const { id } = paymentIn(await add(first.orderId, paid, { isMoreMeant: true }))
  const both = await Promise.all([
    payments.giveBack(first.orderId, { ...draft, ...paid }, { key: newKey(), who }),
    payments.takeBack(id, 'returned', { who }),
  ])
  assert.deepEqual(both.map(({ outcome }) => outcome).toSorted(), ['done', 'refused'])
  assert.equal((await payments.ofOrder(first.orderId)).balance.duePaise, 0)
})
