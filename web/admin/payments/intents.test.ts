import assert from 'node:assert/strict'
import test from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { openDesk, OTHER_UTR, UTR, who } from '#test/shop/payment-desk.ts'
import { intents } from './intents.ts'
import { loadPayments } from './load-payments.ts'
import { orderPaymentIntents } from './payment-intents.ts'

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const paid = { method: 'upi', utr: UTR, amount: '500', receivedOn: '2026-10-28', seen: '', note: '', more: '' }

test('a payment is recorded by its form; a refusal names the field', async (t) => {
  const { shop, first, second } = await openDesk(t, 'sqlite')
  const add = (orderId: string, changes: Record<string, string> = {}) =>
    orderPaymentIntents['add-payment'](form({ orderId, key: newKey(), ...paid, ...changes }), shop, senderOf(who))
  assert.deepEqual(await add(first.orderId), { ok: true, message: 'Payment recorded: ₹500' })
  const used = await add(second.orderId)
  assert.ok(!used.ok && used.errors?.['utr']?.includes(first.orderId))
  const wrong = await add(second.orderId, { amount: 'much' })
  assert.ok(!wrong.ok && wrong.errors?.['amount'] === paymentWords.amountWrong)
  const above = { amount: '90,000', utr: OTHER_UTR }
  const more = await add(second.orderId, above)
  assert.match(more.message, /tick “The customer paid more”/)
  assert.equal((await add(second.orderId, { ...above, more: 'yes' })).ok, true)
  assert.equal((await add('ORD1')).ok, false)
})

test('a payment typed after a lost answer is refused, and frees the key of the form', async (t) => {
  const { shop, first } = await openDesk(t, 'sqlite')
  const fields = { orderId: first.orderId, key: newKey(), ...paid }
  const add = (changes: Record<string, string>) =>
    orderPaymentIntents['add-payment'](form({ ...fields, ...changes }), shop, senderOf(who))
  for (let times = 0; times < 2; times += 1) assert.equal((await add({})).ok, true)
  const other = { utr: OTHER_UTR, amount: '600' }
  assert.deepEqual(await add(other), {
    ok: false,
    message: `This form has already recorded ₹500, UPI ${UTR}. To record this one too, press again.`,
    errors: {},
  })
  assert.deepEqual(await add({ ...other, key: newKey() }), { ok: true, message: 'Payment recorded: ₹600' })
})

test('the same form records a refund, never above the cleared amount', async (t) => {
  const { shop, first, add } = await openDesk(t, 'sqlite')
  await add(first.orderId)
  const giveBack = (changes: Record<string, string>) =>
    orderPaymentIntents['give-back'](
      form({ orderId: first.orderId, key: newKey(), ...paid, utr: OTHER_UTR, ...changes }),
      shop,
      senderOf(who),
    )
  const unseen = await giveBack({ amount: '200' })
  assert.ok(!unseen.ok && unseen.errors?.['amount'] === paymentWords.checkFirst)
  await add(first.orderId, { method: 'cash', utr: '', isSeen: true })
  const asked = await giveBack({ amount: '200' })
  assert.match((!asked.ok && asked.errors?.['amount']) || '', /^This order is not overpaid/)
  const isDone = { ok: true, message: 'Recorded: ₹200 refunded' }
  assert.deepEqual(await giveBack({ amount: '200', more: 'yes' }), isDone)
  const wrong = await giveBack({ utr: '12' })
  assert.ok(!wrong.ok && wrong.errors?.['utr'])
})

test('a statement proposes matches, and ticked ones are cleared once, also when sent twice', async (t) => {
  const { shop, first, second, add, payments } = await openDesk(t, 'sqlite')
  await add(first.orderId)
  await add(second.orderId, { utr: OTHER_UTR, amountPaise: 750_00 })
  const text = [
    'STATE BANK OF INDIA,,,',
    'Date,Narration,Debit,Credit',
    `28/10/2026,UPI/${UTR}/PAY,,500.00`,
    `28/10/2026,UPI/${OTHER_UTR}/PAY,,700.00`,
    '28/10/2026,RENT,9000.00,',
    '28/10/2026,UPI/111122223333/PAY,,90.00',
  ].join('\n')
  const read = await intents['read-statement'](form({ file: new File([text], 'statement.csv') }), shop)
  const none = { 'amount only': 0, due: 0, 'went back': 0, 'seen before': 0 }
  assert.deepEqual(read.statement?.counts, { sure: 1, 'other amount': 1, ...none, none: 1 })
  assert.deepEqual(read.statement.rows, { all: 4, in: 3, out: 1, known: 0, unread: 0 })
  const ticked = read.statement.proposals.flatMap((each) =>
    'isSure' in each ? [{ id: each.payment.id, mark: each.mark, paise: each.paise, utr: each.utr, day: each.day }] : [],
  )
  for (let press = 0; press < 2; press += 1) {
    const confirmed = await intents['confirm-statement'](form({ ticked: JSON.stringify(ticked) }), shop, senderOf(who))
    assert.deepEqual([confirmed.ok, confirmed.message], [true, '2 payments marked as checked.'])
    assert.deepEqual([confirmed.left, Object.keys(confirmed.recorded ?? {})], [[], ticked.map(({ mark }) => mark)])
  }
  const { balance, payments: stored } = await payments.ofOrder(second.orderId)
  assert.deepEqual([balance.seenPaise, stored[0]?.saidPaise], [700_00, 750_00])
  const [first28] = ticked
  const other = JSON.stringify([{ ...first28, paise: 1 }])
  const left = await intents['confirm-statement'](form({ ticked: other }), shop, senderOf(who))
  assert.match(left.left?.[0]?.message ?? '', /already checked/)
  assert.equal(left.message, '0 payments marked as checked. See the lines that we did not mark.')
})

test('a line that fits the due of one order is proposed, and a tick records it once, as cleared', async (t) => {
  const { shop, first, second, add, payments } = await openDesk(t, 'sqlite')
  const { balance } = await payments.ofOrder(first.orderId)
  await add(second.orderId, { amountPaise: 1_00 })
  const rupees = (balance.duePaise / 100).toFixed(2)
  const text = [
    'Date,Narration,Debit,Credit',
    `28/10/2026,UPI/${OTHER_UTR}/LAKSHMI/SBIN,,${rupees}`,
    `28/10/2026,CASH DEPOSIT,,${rupees}`,
  ].join('\n')
  const compare = async () => {
    const read = await intents['read-statement'](form({ file: new File([text], 'statement.csv') }), shop)
    return read.statement?.proposals ?? []
  }
  const [line, cash] = await compare()
  assert.ok(line?.kind === 'due' && cash?.kind === 'due')
  assert.deepEqual(
    line.orders.map(({ orderId, isNamed }) => [orderId, isNamed]),
    [[first.orderId, true]],
  )
  const tick = ({ mark, paise, utr, day }: typeof line, orderId: string) => ({ orderId, mark, paise, utr, day })
  const confirm = (...ticked: object[]) =>
    intents['confirm-statement'](form({ ticked: JSON.stringify(ticked) }), shop, senderOf(who))
  const both = await confirm(tick(line, first.orderId), tick(cash, first.orderId))
  assert.equal(both.message, '1 payment marked as checked. See the lines that we did not mark.')
  assert.deepEqual(
    both.left?.map(({ mark }) => mark),
    [cash.mark],
  )
  assert.match(both.left?.[0]?.message ?? '', /^No amount is due for this order any more/)
  const again = await confirm(tick(line, first.orderId))
  assert.deepEqual([again.message, again.left], ['1 payment marked as checked.', []])
  const { payments: stored, balance: after } = await payments.ofOrder(first.orderId)
  assert.deepEqual([stored.length, stored[0]?.utr, stored[0]?.seen?.who, after.state], [1, OTHER_UTR, who, 'paid'])
  assert.deepEqual(
    (await compare()).map(({ kind }) => kind),
    ['seen before', 'none'],
  )
})

test('no match is ticked beforehand in a file with a wrong balance', async (t) => {
  const { shop, first, add } = await openDesk(t, 'sqlite')
  await add(first.orderId)
  for (const [balance, isSure] of [
    ['2000.00', true],
    ['9000.00', false],
  ] as const) {
    const text = `Date,Narration,Credit,Balance
27/10/2026,A,500.00,1500.00
28/10/2026,UPI/${UTR},500.00,${balance}`
    const { statement } = await intents['read-statement'](form({ file: new File([text], 'statement.csv') }), shop)
    const sure = statement?.proposals.find(({ kind }) => kind === 'sure')
    assert.equal(sure && 'isSure' in sure && sure.isSure, isSure)
  }
})

test('no match is ticked beforehand while the order of day and month is a guess', async (t) => {
  const { shop, first, add } = await openDesk(t, 'sqlite')
  await add(first.orderId)
  const text = `Date,Narration,Credit,Balance
10/12/2026,UPI/${UTR},500.00,1500.00`
  const { statement } = await intents['read-statement'](form({ file: new File([text], 'statement.csv') }), shop)
  const sure = statement?.proposals.find(({ kind }) => kind === 'sure')
  assert.ok(sure && 'isSure' in sure)
  assert.deepEqual([statement?.days.isGuess, sure.isSure, sure.day], [true, false, '2026-12-10'])
  const ticked = JSON.stringify([{ id: sure.payment.id, mark: sure.mark, paise: sure.paise, utr: UTR, day: sure.day }])
  const { left } = await intents['confirm-statement'](form({ ticked }), shop, senderOf(who))
  assert.equal(left?.[0]?.message, paymentWords.dayAhead, 'a day in the future is refused')
})

test('a file that is no statement and invalid ticks are refused with a sentence', async (t) => {
  const { shop } = await openDesk(t, 'sqlite')
  const read = (bytes: string, name: string) => intents['read-statement'](form({ file: new File([bytes], name) }), shop)
  assert.equal((await read('Code,Product\nPRD1,Sparklers', 'list.csv')).message, statements.noHeadings)
  assert.match((await read('%PDF-1.7', 'statement.pdf')).message, /^This is a PDF/)
  assert.match((await read('', 'empty.csv')).message, /^This file is empty/)
  assert.equal((await intents['read-statement'](form({}), shop)).ok, false)
  assert.equal((await read('Date,Narration,Credit', 'empty.csv')).message, statements.noRows)
  const mark = 'm'.repeat(22)
  for (const ticked of [
    '',
    '[]',
    '{}',
    '[{"id":1}]',
    `[{"id":"a","mark":"${mark}","paise":-5,"utr":"","day":"2026-10-28"}]`,
    '[{"id":"a","mark":"x","paise":5,"utr":"","day":"2026-10-28"}]',
  ]) {
    assert.equal((await intents['confirm-statement'](form({ ticked }), shop, senderOf(who))).ok, false, ticked)
  }
})

test('the screen shows a day, a search, uncleared payments, and due amounts', async (t) => {
  const { shop, first, add } = await openDesk(t, 'sqlite')
  await add(first.orderId)
  const load = (search: string) => loadPayments(shop, new URLSearchParams(search))
  const today = await load('')
  assert.deepEqual([today.day, today.payments?.length, today.sums?.length], ['2026-10-28', 1, 1])
  assert.equal((await load('day=nonsense')).day, '2026-10-28')
  assert.equal((await load('seen=seen')).payments?.length, 0)
  assert.equal((await load('search=432156')).payments?.length, 1)
  assert.equal((await load('view=unseen')).payments?.length, 1)
  assert.equal((await load('view=due')).orders?.count, 2)
  assert.deepEqual(await load('view=statement'), { view: 'statement', today: '2026-10-28' })
})
