import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { customerData } from '#domain/customers/customer-data.ts'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { openAsked } from '#test/shop/asked-order.ts'
import { admin, newKey, type TestShop } from '#test/shop/open-test-shop.ts'

/** Copies, keys, the shop's own people and, of the order's link and a receipt's photo, what the file mentions. */
const NOT_EXPORTED = `orders.name_folded orders.link orders.erased order_keys.fingerprint
  order_revisions.who order_proposals.asked_by order_proposals.seen_at order_proposals.seen_by order_proposals.language
  order_proposals.base_revision order_proposals.number order_revisions.number said_payments.dismissed_by
  dispatches.office_id dispatches.lr_folded dispatches.receipt_url dispatches.who dispatches.version`.split(/\s+/)
/** In JSON: ids, and units of what is exported in words. */
const NOT_EXPORTED_PARTS = 'id productId imageUrl unit category instead discountUnit revision'.split(' ')
/** An order that is neither a trial nor replaced has none of these. */
const EMPTY = `orders.erased orders.kind orders.supersedes orders.superseded_by orders.short_of orders.stock_recorded
  orders.link_ended_at orders.round_off_paise orders.paid_before`.split(/\s+/)
const WITHOUT_ROWS = ['order_editors', 'order_search', 'packing_presses', 'removed_orders']

type Row = Record<string, unknown>

async function rowsOf(shop: TestShop, orderId: string): Promise<Map<string, Row[]>> {
  const { db, close } = await openDatabase(shop.config, shop.now)
  try {
    const tables = await db.introspection.getTables()
    const own = tables.filter(({ columns }) => columns.some(({ name }) => name === 'order_id'))
    const read = own.map(async ({ name }): Promise<[string, Row[]]> => {
      const { rows } = await sql<Row>`select * from ${sql.table(name)} where order_id = ${orderId}`.execute(db)
      return [name, rows]
    })
    return new Map(await Promise.all(read))
  } finally {
    await close()
  }
}

/** Of JSON each part. */
function partsOf(value: unknown): unknown[] {
  if (typeof value === 'string' && /^[[{]/.test(value)) return partsOf(JSON.parse(value))
  if (typeof value !== 'object' || value === null) return [value]
  return Object.entries(value).flatMap(([name, part]) => (NOT_EXPORTED_PARTS.includes(name) ? [] : partsOf(part)))
}

/** A number may be paise, grams or a count. */
function isIn(file: string, value: unknown): boolean {
  if (typeof value !== 'number') return value === '' || file.includes(JSON.stringify(value).slice(1, -1))
  return [value, value / 100, value / 1000].some((each) => new RegExp(`[^\\d.]${each}[^\\d]`).test(file))
}

test('all that the erasure of an order removes is in the file that the customer gets before', async (t) => {
  const { shop, orderId, ask, answer, save, ids, who } = await openAsked(t, 'sqlite', {
    packing: { unit: 'percent', amount: 3.17 },
  })
  assert.equal((await ask({ packingNote: 'asked: two cartons', freightNote: 'asked: by KPN' })).outcome, 'asked')
  assert.equal((await answer('no')).outcome, 'answered')
  const lines = [
    { id: ids.pots, quantity: 5 },
    { id: ids.crackers, quantity: 7, instead: ids.shots },
  ]
  const notes = { packingNote: 'three cartons', freightNote: 'the brother pays' }
  assert.equal((await save({ lines, discount: '113', ...notes })).outcome, 'done')
  const payment = { method: 'upi', utr: '432156789012', amountPaise: 777_00, receivedOn: '2026-10-28' } as const
  await shop.payments.add(orderId, { ...payment, isSeen: true, note: 'from her son' }, { key: newKey(), who })
  await shop.orders.steps.take(orderId, 'packed', { who })
  const office = { typed: { name: 'KPN Parcel', branch: 'Melur', phone: '0452 234567', places: '' } }
  const details = { lr: 'MDU 4711', cases: 3, weightGrams: 42_500, freight: 'to pay', freightPaise: 451_00 } as const
  const receiptUrl = '/admin/dispatch/receipt/a.png'
  await shop.dispatch.record(orderId, { office, details: { ...details, receiptUrl } }, { who, key: newKey() })
  await shop.orders.steps.complete(orderId, 'Complete')
  const { db, close } = await openDatabase(shop.config, shop.now)
  cleanup(t, close)
  const at = '2026-10-29T04:44:44.000Z'
  await db.updateTable('orders').set({ call_at: at, language: 'ta' }).where('order_id', '=', orderId).execute()
  const call = { note: 'the aunt answers', call_at: '2026-10-29T05:55:55.000Z' }
  await db.updateTable('order_steps').set(call).where('order_id', '=', orderId).where('number', '=', 1).execute()
  await db.updateTable('order_proposals').set({ reason: 'a price has changed' }).execute()
  await db
    .insertInto('said_payments')
    .values({
      order_id: orderId,
      utr: '555566667777',
      said_at: '2026-10-28T07:07:07.000Z',
      due_paise: 919_00,
      dismissed_at: '2026-10-28T08:08:08.000Z',
      dismissed_by: admin.email,
    })
    .execute()

  const before = await rowsOf(shop, orderId)
  const orders = await shop.customers.orders(lakshmi.mobile)
  const exported = (each: typeof orders) =>
    customerData({ number: lakshmi.mobile, orders: each, shop: { name: 'A' }, now: shop.now() })
  const file = exported(orders)
  await shop.orders.remove(orderId)
  const deletedAt = shop.now().toISOString()
  const deleted = orders.map((order) => ({ ...order, deletedAt }))
  assert.deepEqual(exported(await shop.customers.orders(lakshmi.mobile)), exported(deleted))
  assert.deepEqual(await shop.orders.restore(orderId), { outcome: 'done' })
  assert.equal((await shop.customers.erase(lakshmi.mobile)).outcome, 'erased')
  const after = await rowsOf(shop, orderId)

  const withoutRows = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)
  assert.deepEqual(withoutRows.toSorted(), WITHOUT_ROWS, 'this test fills each table of orders')
  const [order = {}] = before.get('orders') ?? []
  const empty = Object.keys(order).filter((column) => order[column] === null || order[column] === '')
  const unfilled = empty.map((column) => `orders.${column}`).filter((column) => !EMPTY.includes(column))
  assert.deepEqual(unfilled, [], 'this test fills each column of an order')

  const missing = [...before].flatMap(([table, rows]) => {
    const left = after.get(table) ?? []
    const removed = rows.flatMap((row, place) =>
      Object.keys(row).filter((column) => left.length < rows.length || left[place]?.[column] !== row[column]),
    )
    return [...new Set(removed)].flatMap((column) => {
      const name = `${table}.${column}`
      const parts = NOT_EXPORTED.includes(name) ? [] : rows.flatMap((row) => partsOf(row[column]))
      return parts.filter((part) => part !== null && !isIn(file, part)).map((part) => `${name}: ${part}`)
    })
  })
  assert.deepEqual(missing, [])
  for (const mentioned of [/"discount": 113,/, /random key/, /link/, /There is one\. Ask the shop/])
    assert.match(file, mentioned)
})
