import assert from 'node:assert/strict'
import { entryTitle } from '#domain/steps/entries.ts'
import { SAID_MOST } from '#domain/payments/said-payment.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { openLinkedOrder } from '#test/shop/linked-order.ts'
import { newKey, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'

const UTR = '432156789012'
const utr = (number: number) => String(500_000_000_000 + number)

async function openSaid(...args: Parameters<typeof openTestShop>) {
  const shop = await openTestShop(...args)
  const linked = await openLinkedOrder(shop)
  const { orderId, link } = linked
  const say = (text: string) => shop.orders.said.say(orderId, text, link)
  return { shop, say, ...linked }
}

/** Of a second customer, who says the same. */
async function placeOther(shop: TestShop, items: { productId: string }[]) {
  const wanted = items.map(({ productId: id }) => ({ id, quantity: 1 }))
  const placed = await shop.orders.place(newKey(), { customer: murugan, items: wanted })
  assert.ok('order' in placed && placed.link !== undefined)
  return { orderId: placed.order.orderId, link: placed.link }
}

const notes = async (shop: TestShop, orderId: string) =>
  (await shop.orders.steps.read(orderId)).map((entry) => `${entryTitle(entry)}: ${entry.note}`)

onEachDatabase('what a customer says is kept, in the history too, and is no money', async (kind, t) => {
  const { shop, say, orderId, order } = await openSaid(t, kind)
  assert.deepEqual(await say(UTR), { outcome: 'said', isElsewhere: false })
  const [said, ...more] = await shop.orders.said.ofOrder(orderId)
  assert.equal(more.length, 0)
  const at = shop.now().toISOString()
  assert.deepEqual(said, { orderId, name: lakshmi.name, utr: UTR, at, duePaise: order.totalPaise })
  const [note] = await notes(shop, orderId)
  assert.ok(note?.includes(UTR), note ?? 'no note')
  const { balance, payments } = await shop.payments.ofOrder(orderId)
  assert.deepEqual([balance.receivedPaise, balance.duePaise, payments], [0, order.totalPaise, []])
  assert.equal((await shop.orders.find(orderId))?.step, 'placed')
  assert.equal(await shop.orders.said.countOpen(), 1)
})

onEachDatabase('the same a hundred times at once is one, and of others an order keeps five', async (kind, t) => {
  const { shop, say, orderId } = await openSaid(t, kind)
  const same = await Promise.all(Array.from({ length: 100 }, () => say(UTR)))
  assert.deepEqual([...new Set(same.map(({ outcome }) => outcome))], ['said'])
  const others = await Promise.all(Array.from({ length: 20 }, (_, number) => say(utr(number))))
  const kept = others.filter(({ outcome }) => outcome === 'said').length
  assert.deepEqual([kept, others.length - kept], [SAID_MOST - 1, 20 - SAID_MOST + 1])
  assert.equal((await shop.orders.said.ofOrder(orderId)).length, SAID_MOST)
  assert.equal((await notes(shop, orderId)).length, SAID_MOST)
})

onEachDatabase('a UTR of another order is kept and marked for the desk, recorded or said there', async (kind, t) => {
  const { shop, say, orderId, order, pay } = await openSaid(t, kind)
  assert.equal((await pay(500_00)).outcome, 'done')
  const other = await placeOther(shop, order.items)
  const recorded = await shop.orders.said.say(other.orderId, UTR, other.link)
  assert.deepEqual(recorded, { outcome: 'said', isElsewhere: true })
  assert.deepEqual(
    (await shop.orders.said.open()).map(({ orderId: of, elsewhere }) => [of, elsewhere]),
    [[other.orderId, orderId]],
  )
  assert.deepEqual(await say(UTR), { outcome: 'known' })
  assert.deepEqual(await say(utr(1)), { outcome: 'said', isElsewhere: false })
  const second = await shop.orders.said.say(other.orderId, utr(1), other.link)
  assert.deepEqual(second, { outcome: 'said', isElsewhere: true })
  const marked = (await shop.orders.said.open()).map(({ utr: each, elsewhere }) => [each, elsewhere])
  assert.deepEqual(
    marked.filter(([each]) => each === utr(1)),
    [
      [utr(1), other.orderId],
      [utr(1), orderId],
    ],
  )
})

onEachDatabase('it leaves the list once it is recorded, or not in the bank; undone, it is back', async (kind, t) => {
  const { shop, say, orderId, pay } = await openSaid(t, kind)
  await say(UTR)
  await say(utr(1))
  const { said } = shop.orders
  const added = await pay(500_00)
  assert.ok(added.outcome === 'done')
  assert.deepEqual(
    (await said.open()).map((each) => each.utr),
    [utr(1)],
  )
  assert.equal(await said.dismiss(orderId, UTR, { who: 'ravi' }), false)
  assert.ok(await said.dismiss(orderId, utr(1), { who: 'ravi' }))
  assert.ok(await said.dismiss(orderId, utr(1), { who: 'meena' }), 'a second press')
  assert.deepEqual([await said.open(), await said.countOpen()], [[], 0])
  const [dismissed] = await said.ofOrder(orderId)
  assert.equal(dismissed?.dismissed?.at, shop.now().toISOString())
  await shop.payments.takeBack(added.payment.id, 'mistake')
  assert.deepEqual(
    (await said.open()).map((each) => each.utr),
    [UTR],
  )
})

onEachDatabase('said again after Not in the bank, it is open again, once for each time', async (kind, t) => {
  const { shop, say, orderId } = await openSaid(t, kind)
  const { said } = shop.orders
  for (let number = 0; number < SAID_MOST; number += 1) await say(utr(number))
  const shown = (await said.ofOrder(orderId)).find((each) => each.utr === utr(0))
  assert.ok(shown)
  const dismiss = () => said.dismiss(orderId, utr(0), { who: 'ravi', at: shown.at })
  assert.deepEqual([await dismiss(), await dismiss(), await said.countOpen()], [true, true, SAID_MOST - 1])
  shop.system.advance(86_400)
  const again = await Promise.all(Array.from({ length: 20 }, () => say(utr(0))))
  assert.deepEqual([...new Set(again.map(({ outcome }) => outcome))], ['said'])
  assert.deepEqual([await dismiss(), await said.countOpen()], [false, SAID_MOST], 'the press before knew nothing of it')
  const { at, dismissed } = (await said.open()).at(-1) ?? {}
  assert.deepEqual([at, dismissed], [shop.now().toISOString(), undefined])
  const lines = (await notes(shop, orderId)).filter((note) => note.includes(utr(0)))
  assert.deepEqual(
    lines.map((note) => note.replace(/^[^:]*: /, '')).toSorted(),
    [
      `The UTR ${utr(0)} is not in the bank.`,
      `The customer sent the UTR ${utr(0)} from the order’s page.`,
      `The customer sent the UTR ${utr(0)} from the order’s page.`,
    ].toSorted(),
  )
})

onEachDatabase('nothing is kept without money due, under an ended link, or for a trial', async (kind, t) => {
  const { shop, say, orderId, link, order } = await openSaid(t, kind)
  await shop.orders.steps.take(orderId, 'cancelled')
  assert.deepEqual(await say(UTR), { outcome: 'nothing due' })
  await shop.orders.steps.takeBack(orderId, 'cancelled')
  const draft = { method: 'cash', utr: '', receivedOn: '2026-10-28', isSeen: true, note: '' } as const
  const due = { ...draft, amountPaise: order.totalPaise }
  assert.equal((await shop.payments.add(orderId, due, { key: newKey() })).outcome, 'done')
  assert.deepEqual(await say(UTR), { outcome: 'nothing due' })
  await shop.orders.links.renew(orderId)
  assert.deepEqual(await say(UTR), { outcome: 'gone' })
  await shop.orders.links.end(orderId)
  assert.deepEqual(await say(UTR), { outcome: 'gone' })
  assert.deepEqual(await shop.orders.said.say('ORD1', UTR, link), { outcome: 'gone' })
  assert.deepEqual(await shop.orders.said.ofOrder(orderId), [])
})

onEachDatabase('it goes with its deleted order, returns with it, and is erased with the customer', async (kind, t) => {
  const { shop, say, orderId } = await openSaid(t, kind)
  await say(UTR)
  await shop.orders.remove(orderId)
  assert.equal(await shop.orders.said.countOpen(), 0)
  assert.equal((await shop.orders.restore(orderId)).outcome, 'done')
  assert.equal((await shop.orders.said.ofOrder(orderId))[0]?.utr, UTR)
  await shop.orders.steps.take(orderId, 'cancelled')
  assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
  assert.deepEqual(await shop.orders.said.ofOrder(orderId), [])
  assert.equal(await shop.orders.said.countOpen(), 0)
})

onEachDatabase('a bank line with the UTR proposes the order, before others with the same due', async (kind, t) => {
  const { shop, say, orderId, order } = await openSaid(t, kind)
  await shop.orders.steps.take(orderId, 'confirmed')
  await say(UTR)
  const rupees = (order.totalPaise / 100).toFixed(2)
  const lines = [
    'Date,Narration,Debit,Credit',
    `28/10/2026,UPI/${UTR}/SOMEBODY/OK,,${rupees}`,
    `28/10/2026,UPI/500000000077/OTHER/OK,,${rupees}`,
  ]
  const { proposals } = await shop.payments.compareStatement(new TextEncoder().encode(lines.join('\n')))
  const found = proposals.map((each) =>
    each.kind === 'due' ? [each.utr, ...each.orders.map((fit) => [fit.orderId, fit.isSaid])] : [each.kind],
  )
  assert.deepEqual(found, [
    [UTR, [orderId, true]],
    ['500000000077', [orderId, undefined]],
  ])
  const [line] = proposals
  assert.ok(line)
  const added = await shop.payments.addFromBank(orderId, line)
  assert.equal(added.outcome, 'done')
  assert.equal(await shop.orders.said.countOpen(), 0)
})
