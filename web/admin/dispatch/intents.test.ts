import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { dispatchTexts, readDispatchForm } from '#domain/dispatch/dispatch-form.ts'
import { receiptAddress } from '#domain/dispatch/receipt-address.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { openDatabase } from '#server/database/open.ts'
import { receiptMove } from '#server/dispatch/move-receipts.ts'
import { cleanup } from '#test/cleanup.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { goods, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { oldPage, seenFields } from '../kit/forms/conflicts/seen-fields.ts'
import { intents } from './intents.ts'
import { loadDispatch } from './load-dispatch.ts'
import { intents as officeIntents } from './offices/intents.ts'
import { orderDispatch } from './order-dispatch-view.ts'

const who = 'ravi@example.com'
const kpn = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: 'Madurai' }
const filled = {
  officeId: 'typed',
  officeName: 'ABT',
  officeBranch: 'Theni',
  lr: '4711',
  cases: '3',
  freight: 'to pay',
}

function draftOf(fields: Record<string, string>) {
  const read = readDispatchForm(fields)
  return 'draft' in read ? read.draft : assert.fail(read.message)
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function open(t: TestContext) {
  const shop = await openTestShop(t, 'sqlite')
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  const placed = await shop.orders.place(newKey(), { customer: murugan, items: [{ id: shots.id, quantity: 1 }] })
  const orderId = 'order' in placed ? placed.order.orderId : ''
  await shop.orders.steps.take(orderId, 'packed', { who })
  const press = (intent: keyof typeof intents, fields: Record<string, string>) =>
    intents[intent](formOf({ orderId, key: newKey(), ...fields }), shop, senderOf(who))
  const office = (intent: keyof typeof officeIntents, fields: Record<string, string>) =>
    officeIntents[intent](formOf(fields), shop)
  return { shop, orderId, press, office }
}

test('a dispatch answers with the message that is due, in the customer’s language', async (t) => {
  const { shop, press, orderId } = await open(t)
  const result = await press('dispatch', filled)
  assert.equal(result.message, `Order of ${murugan.name} dispatched, LR 4711.`)
  const { due } = result as { due?: { number: string; language: string; texts: { ta: string } } }
  assert.deepEqual([due?.number, due?.language], [`91${murugan.mobile}`, 'ta'])
  assert.match(due?.texts.ta ?? '', /LR எண்: 4711/)
  assert.equal(
    (await shop.dispatch.offices.all())[0]?.places,
    murugan.pincode.slice(0, 3),
    'the next one there is proposed it',
  )
  const recorded = dispatchTexts((await shop.dispatch.find(orderId))!)
  const correct = (lr: string) => press('correct', { ...recorded, lr, ...seenFields(recorded) })
  const corrected = await correct('4712')
  assert.equal(corrected.message, `Dispatch of ${murugan.name} corrected, LR 4712.`)
  const late = await correct('4713')
  assert.deepEqual([late.ok, Reflect.get(late, 'others')], [false, { ...recorded, lr: '4712' }])
  assert.equal((await press('correct', { ...recorded, lr: '4713' })).message, oldPage())
  assert.deepEqual(await press('message', { name: 'dispatched', language: 'ta' }), { ok: true, message: '' })
  const view = await orderDispatch(shop, await shop.orders.find(orderId))
  assert.equal(view?.dispatch?.lr, '4712')
})

test('a dispatch typed after a lost answer is refused and frees the key, and a correction names the stored LR', async (t) => {
  const { shop, press, orderId } = await open(t)
  const key = newKey()
  for (let times = 0; times < 2; times += 1) assert.equal((await press('dispatch', { ...filled, key })).ok, true)
  const other = await press('dispatch', { ...filled, key, lr: '4799' })
  assert.deepEqual([other.ok, Reflect.get(other, 'errors')], [false, {}])
  assert.match(other.message, /It went with LR 4711 by ABT, Theni\.$/)
  const seen = dispatchTexts((await shop.dispatch.find(orderId))!)
  await press('correct', { ...seen, lr: '4712', ...seenFields(seen) })
  const corrected = await press('correct', { ...seen, cases: '4', ...seenFields(seen) })
  assert.equal(corrected.message, `Dispatch of ${murugan.name} corrected, LR 4712.`)
})

test('a value that cannot be recorded has its sentence at its input, and nothing is saved', async (t) => {
  const { shop, press, orderId } = await open(t)
  const sentence = async (fields: Record<string, string>) => (await press('dispatch', fields)).message
  assert.equal(await sentence({ ...filled, orderId: 'ORD1' }), 'This order no longer exists.')
  assert.equal(await sentence({ ...filled, lr: '-' }), 'Enter the LR number from the lorry receipt.')
  const photo = await press('dispatch', { ...filled, receiptUrl: '/media/image/upload/none.png' })
  assert.deepEqual(photo, {
    ok: false,
    message: 'The image is no longer there. Please choose it again.',
    errors: { receiptUrl: 'The image is no longer there. Please choose it again.' },
  })
  assert.match(await sentence({ ...filled, key: 'short' }), /^We could not record the dispatch/)
  assert.match((await press('message', { name: 'sold', language: 'ta' })).message, /^The message opened/)
  assert.equal((await press('message', { orderId: 'ORD1', name: 'paid', language: 'en' })).ok, false)
  assert.equal((await shop.orders.find(orderId))?.step, 'packed')
})

test('a photo that is public is recorded only where the order has it already, and as the private one once it was moved', async (t) => {
  const { shop, press, orderId } = await open(t)
  const publicUrl = await shop.media.putImage(await pngArt())
  const name = publicUrl.split('/').at(-1) ?? ''
  const privateUrl = receiptAddress(name)
  const gone = 'The image is no longer there. Please choose it again.'
  assert.equal((await press('dispatch', { ...filled, receiptUrl: publicUrl })).message, gone)
  assert.equal((await press('dispatch', { ...filled, receiptUrl: privateUrl })).message, gone, 'nobody has sent it')

  const { office, details } = draftOf(filled)
  await shop.dispatch.record(
    orderId,
    { office, details: { ...details, receiptUrl: publicUrl } },
    { who, key: newKey() },
  )
  const urlNow = async () => (await shop.dispatch.find(orderId))?.receiptUrl
  const before = dispatchTexts((await shop.dispatch.find(orderId))!)
  const correct = (changes: Record<string, string>) =>
    press('correct', { ...before, ...changes, ...seenFields(before) })
  assert.equal((await correct({ cases: '4' })).ok, true)
  assert.equal(await urlNow(), publicUrl)

  // The form is open while the photo moves.
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  await receiptMove({ database, media: shop.media, log: shop.log }).run(AbortSignal.any([]))
  assert.equal((await correct({ weight: '42.5' })).ok, true)
  assert.equal(await urlNow(), privateUrl)
  await shop.orders.steps.takeBack(orderId, 'dispatched', { who })
  assert.equal((await press('dispatch', { ...before, cases: '5' })).ok, true)
  assert.deepEqual([await urlNow(), (await shop.dispatch.find(orderId))?.cases], [privateUrl, 5])
})

test('offices are added once, edited beside others, and removed', async (t) => {
  const { shop, office } = await open(t)
  const key = newKey()
  const added = { ok: true, message: 'KPN Parcel, Madurai added' }
  const mistyped = { ...kpn, phone: '0452 999999' }
  assert.deepEqual(await office('add', { ...mistyped, key }), added)
  const before = JSON.stringify([mistyped])
  assert.deepEqual(await office('add', { ...kpn, key, before }), added, 'corrected after a lost answer')
  assert.deepEqual(await office('add', { ...kpn, key, before }), { ...added, isUnchanged: true })
  assert.equal(
    (await office('add', { ...kpn, key: newKey() })).message,
    'You already have a transport office with this name and branch.',
  )
  const seen = seenFields(kpn)
  assert.equal((await office('edit', { ...kpn, id: key })).message, oldPage())
  await office('edit', { ...kpn, ...seen, id: key, phone: '0452 111111' })
  assert.deepEqual(await office('edit', { ...kpn, ...seen, id: key, phone: '0452 222222' }), {
    ok: false,
    message: 'Someone else has changed Phone too. Choose “Use theirs” or “Keep mine”, then save.',
    errors: {},
    others: { ...kpn, phone: '0452 111111' },
  })
  assert.deepEqual(await office('add', { ...kpn, key, before }), {
    ok: false,
    message:
      'This form already added KPN Parcel, Madurai, and someone has changed it since. Press Cancel, and change it in the list.',
  })
  const params = new URLSearchParams()
  assert.equal((await loadDispatch(shop, params, 'https://shop.test')).waiting[0]?.office, '', 'none serves Karaikal')
  assert.equal((await office('remove', { id: key })).message, 'KPN Parcel, Madurai removed from the list')
  assert.equal((await office('remove', { id: key })).message, 'Someone removed this transport office.')
})

test('the desk opens the form of any order with the office that serves its place', async (t) => {
  const { shop, orderId, press } = await open(t)
  await shop.dispatch.offices.add(newKey(), { ...kpn, places: '609' })
  const opened = async (order: string) =>
    (await loadDispatch(shop, new URLSearchParams({ order, list: 'sent' }), 'https://shop.test')).opened
  const [{ id } = { id: '' }] = await shop.dispatch.offices.all()
  assert.deepEqual([(await opened(orderId))?.proposed, (await opened(orderId))?.isAway], [id, false])
  assert.equal(await opened('ORD1'), undefined)
  await press('dispatch', { ...filled, officeId: id })
  const { sent, counts } = await loadDispatch(shop, new URLSearchParams({ list: 'sent' }), 'https://shop.test')
  assert.deepEqual(counts, { waiting: 0, sent: 1, untold: 1, lookedAt: 1 })
  assert.deepEqual([sent[0]?.went?.lr, sent[0]?.isTold, sent[0]?.name], ['4711', false, murugan.name])
  assert.equal(await orderDispatch(shop, undefined), undefined)
})

test('an opened request reports a payment in between, and the due amount', async (t) => {
  const { shop, orderId, press } = await open(t)
  const { duePaise } = await shop.payments.due(orderId)
  const ask = (due: string) => press('message', { name: 'payment', language: 'en', duePaise: due })
  assert.deepEqual(await ask(String(duePaise)), { ok: true, message: '' })
  const cash = { method: 'cash', utr: '', receivedOn: '2026-10-28', note: '', isSeen: true } as const
  await shop.payments.add(orderId, { ...cash, amountPaise: 100_00 }, { key: newKey() })
  assert.deepEqual(await ask(String(duePaise)), {
    ok: false,
    message: `${formatRupees(duePaise - 100_00)} is due on this order now. Do not send this message.`,
  })
  await shop.payments.add(orderId, { ...cash, amountPaise: duePaise - 100_00 }, { key: newKey() })
  assert.equal((await ask('')).message, 'This order is fully paid now. Do not send this message.')
  const order = await shop.orders.find(orderId)
  assert.equal((await orderDispatch(shop, order))?.messages.payment, undefined)
})

test('a text of the shop’s own that demands the total is marked where it is sent', async (t) => {
  const { shop, orderId } = await open(t)
  const order = await shop.orders.find(orderId)
  assert.deepEqual((await orderDispatch(shop, order))?.totalAskedIn, [])
  const settings = { ...shop.settings, messages: { 'payment-ta': 'தொகை {total}', 'packed-en': 'Pay {total}' } }
  assert.deepEqual((await orderDispatch({ ...shop, settings }, order))?.totalAskedIn, ['payment-ta', 'packed-en'])
})

test('the desk and its form show the due amount, and refuse nothing', async (t) => {
  const { shop, orderId, press } = await open(t)
  const { totalPaise = 0 } = (await shop.orders.find(orderId)) ?? {}
  const cash = { method: 'cash', utr: '', receivedOn: '2026-10-28', note: '', isSeen: true } as const
  await shop.payments.add(orderId, { ...cash, amountPaise: 100_00 }, { key: newKey() })
  const { waiting, opened } = await loadDispatch(shop, new URLSearchParams({ order: orderId }), 'https://shop.test')
  assert.deepEqual([waiting[0]?.duePaise, opened?.duePaise], [totalPaise - 100_00, totalPaise - 100_00])
  assert.equal((await press('dispatch', filled)).ok, true)
})
