import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { openDesk, who } from '#test/shop/payment-desk.ts'
import { cleanup } from '#test/cleanup.ts'
import { insertRows } from '../database/insert-rows.ts'
import { openDatabase } from '../database/open.ts'
import type { PaymentCursor, PaymentsPage } from './payment-lists.ts'
import type { PaymentRow } from '../database/tables/payment-tables.ts'

const DAY = '2026-10-28'

/** Of one day and the same time; every second one is seen. */
async function openBusyDesk(t: TestContext, kind: DatabaseKind, count: number, changes: Partial<PaymentRow> = {}) {
  const desk = await openDesk(t, kind)
  const database = await openDatabase(desk.shop.config, desk.shop.now)
  cleanup(t, database.close)
  const rows = Array.from({ length: count }, (_, at): PaymentRow => {
    // Ids in another order than times.
    const id = `${(at * 7919) % 10_007}`.padStart(6, '0')
    const noted_at = `2026-10-28T06:${`${Math.floor(at / 50)}`.padStart(2, '0')}:00.000Z`
    const seen_at = at % 2 === 0 ? noted_at : null
    return {
      id,
      order_id: desk.first.orderId,
      idempotency_key: id,
      method: 'upi',
      utr: `4321${id}00`,
      amount_paise: 500_00,
      said_paise: null,
      received_on: DAY,
      noted_at,
      noted_by: who,
      note: '',
      seen_at,
      seen_by: null,
      taken_back: null,
      taken_back_at: null,
      taken_back_by: null,
      bank_line: null,
      ...changes,
    }
  })
  await database.transaction((trx) => insertRows(trx, kind, 'payments', rows))
  return { ...desk, ids: rows.map(({ id }) => id), unseen: rows.filter(({ seen_at }) => seen_at === null) }
}

async function idsOf(pageAfter: (cursor?: PaymentCursor) => Promise<PaymentsPage>, meanwhile?: () => Promise<unknown>) {
  const ids: string[] = []
  for (let cursor: PaymentCursor | undefined, pages = 0; pages === 0 || cursor; pages += 1) {
    const { payments, next } = await pageAfter(cursor)
    ids.push(...payments.map(({ id }) => id))
    if (pages === 0) await meanwhile?.()
    cursor = next
  }
  return ids
}

onEachDatabase('each payment of a busy day is on one page, also when one comes in', async (kind, t) => {
  const { payments, second, add, ids, unseen } = await openBusyDesk(t, kind, 700)
  const ofDay = (seen: '' | 'said') => (cursor?: PaymentCursor) => payments.ofDay({ day: DAY, seen }, cursor)
  const { payments: first, next } = await payments.ofDay({ day: DAY, seen: '' })
  assert.equal(first.length, 300)
  assert.ok(next)
  const found = await idsOf(ofDay(''), () => add(second.orderId, { method: 'cash', utr: '' }))
  assert.deepEqual(found.toSorted(), ids.toSorted())
  assert.equal((await idsOf(ofDay('said'))).length, unseen.length + 1)
  const searched = await idsOf((cursor) => payments.byUtr('4321', cursor))
  assert.deepEqual(searched.toSorted(), ids.toSorted())
})

onEachDatabase('clearing payments moves nothing from one page of the uncleared to another', async (kind, t) => {
  const { payments, unseen } = await openBusyDesk(t, kind, 700)
  const { payments: page, next } = await payments.unseen()
  // The last one of the page, and another.
  const seeTwo = async () => [await payments.see(next!.id), await payments.see(page[0]!.id)]
  const found = await idsOf(payments.unseen, seeTwo)
  assert.deepEqual(found.toSorted(), unseen.map(({ id }) => id).toSorted())
  assert.equal((await idsOf(payments.unseen)).length, unseen.length - 2)
})

onEachDatabase('a statement finds a payment by its amount behind any number of older ones', async (kind, t) => {
  const old = { received_on: '2026-09-01', seen_at: null }
  const { payments, second, add } = await openBusyDesk(t, kind, 1_200, old)
  await add(second.orderId, { utr: '', amountPaise: 777_00 })
  const statement = ['Date,Narration,Debit,Credit', '30/10/2026,NEFT LAKSHMI,,777.00'].join('\n')
  const { counts } = await payments.compareStatement(Buffer.from(statement))
  assert.deepEqual([counts['amount only'], counts.none], [1, 0])
})
