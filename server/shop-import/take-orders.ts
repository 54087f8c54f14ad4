// Turns the orders of an export into rows, each once.
import { createHash } from 'node:crypto'
import type { ListedCategory } from '#domain/category/category.ts'
import type { DateRule } from '#domain/shop-import/order-moment.ts'
import { textOf, fieldsOf } from '#domain/shop-import/export-values.ts'
import type { OrderCounts } from '#domain/shop-import/import-summary.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import type { OrderItemRow, Tables } from '#server/database/tables.ts'
import type { OrderStepRow } from '#server/database/tables/step-tables.ts'
import { toItemRow, toOrderRow } from '#server/order-table/order-rows.ts'
import type { PastOrder } from '#server/stock/past-orders.ts'
import type { GoodsFinder } from './rows/goods.ts'
import { openOrderNumbers, readOrderNumber } from './rows/order-numbers.ts'
import { type ReadOrder, readOrder } from './rows/read-order.ts'
import { type Report, type Say, shown } from './rows/report.ts'
import { importKey, isUsableKey, type ShopState } from './rows/shop-state.ts'

export type TakenOrder = {
  order: Tables['orders']
  items: OrderItemRow[]
  steps: OrderStepRow[]
  key: readonly [idempotencyKey: string, fingerprint: string, orderId: string]
  /** Set if the stock of some of the goods has a history. */
  past?: PastOrder
}

/** Imported earlier and still in the shop, and those of them that have their number or contents of then. */
export type IntakeCounts = OrderCounts & { recognised: number; alike: number }

export type OrderIntake = {
  /** Undefined for an order that the shop has, or that is refused. */
  take(key: string, value: unknown): TakenOrder | undefined
  counts(): IntakeCounts
}

type Needs = {
  state: ShopState
  numbers: ReadonlySet<string>
  rule: DateRule
  goods: GoodsFinder
  categories: readonly ListedCategory[]
  now: Date
  report: Report
}

export function openOrderIntake({ state, numbers: claimed, ...needs }: Needs): OrderIntake {
  const counts: IntakeCounts = {
    added: 0,
    mended: 0,
    same: 0,
    left: 0,
    refused: 0,
    totalPaise: 0,
    first: '',
    last: '',
    past: 0,
    recognised: 0,
    alike: 0,
  }
  const numbers = openOrderNumbers(state.orderIds, claimed)
  const keys = new Set<string>()
  /** By number: an order that was saved twice is there twice. */
  const contents = new Map<string, { key: string; fingerprint: string }>()
  /** Keys of earlier imports: a double that they refused has none. */
  const keysByFingerprint = new Map([...state.imported.orders].map(([key, { fingerprint }]) => [fingerprint, key]))

  function add({ order, formerNumber }: ReadOrder, key: string, fingerprint: string): TakenOrder {
    const { orderId, placedAt, items } = order
    counts.added += 1
    counts.totalPaise += order.totalPaise
    if (counts.first === '' || placedAt < counts.first) counts.first = placedAt
    if (placedAt > counts.last) counts.last = placedAt
    const past = items.some(({ productId }) => state.moved.has(productId)) && { orderId, placedAt, lines: items }
    if (items.some(({ productId }) => state.products.has(productId))) counts.past += 1
    return {
      order: {
        ...toOrderRow(order),
        stock_recorded: past ? 1 : null,
        received_paise: null,
        paid_before: order.completion === 'Complete' ? 1 : null,
      },
      items: items.map((item, line) => toItemRow(orderId, item, line)),
      steps: stepsOf(order, formerNumber),
      key: [importKey('orders', key), fingerprint, orderId],
      ...(past && { past }),
    }
  }

  return {
    take(key, value) {
      let isMended = false
      const say: Say = (field, outcome, sentence) => {
        // A refused line changes its order.
        if (outcome === 'mended' || outcome === 'refused') isMended = true
        needs.report.add({ section: 'orders', key, field, outcome, sentence })
      }
      const text = wordsOf(importRemarks)
      const refuse = (sentence: string) => {
        counts.refused += 1
        say('order', 'refused', sentence)
      }
      if (!isUsableKey(key)) return void refuse(text.keyUnusable)
      if (keys.has(key)) return void refuse(text.keyTwice)
      keys.add(key)
      const fingerprint = createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
      const number = textOf(fieldsOf(value)?.get('orderId'))
      const twin = number === '' ? undefined : contents.get(number)
      if (!twin && number !== '') contents.set(number, { key, fingerprint })
      const known = state.imported.orders.get(key)
      if (known) {
        const isSame = known.isThere && known.fingerprint === fingerprint
        counts[isSame ? 'same' : 'left'] += 1
        if (known.isThere) {
          counts.recognised += 1
          if (isSame || readOrderNumber(number) === known.orderId) counts.alike += 1
        }
        const what = known.isThere ? text.changedThere : text.orderDeletedHere
        if (!isSame) say('order', 'left', what({ number: known.orderId }))
        return undefined
      }
      const same = twin?.fingerprint === fingerprint ? twin.key : keysByFingerprint.get(fingerprint)
      if (number !== '' && same !== undefined) return void refuse(text.sameOrder({ key: same, number: shown(number) }))
      const read = readOrder(value, { ...needs, key, numbers, say })
      if (!read) {
        counts.refused += 1
        return undefined
      }
      if (isMended) counts.mended += 1
      return add(read, key, fingerprint)
    },
    counts: () => counts,
  }
}

/** Their time and person are older than the history. */
function stepsOf(
  { orderId, verified, completion }: ReadOrder['order'],
  formerNumber: string | undefined,
): OrderStepRow[] {
  const row = { order_id: orderId, at: null, who: null, note: '', call_at: null }
  const entries: Omit<OrderStepRow, 'number' | 'idempotency_key'>[] = []
  if (formerNumber !== undefined)
    entries.push({ ...row, kind: 'note', step: null, note: `Number before the import: ${formerNumber}` })
  if (verified === 'Verified') entries.push({ ...row, kind: 'step', step: 'confirmed' })
  if (completion === 'Complete') entries.push({ ...row, kind: 'step', step: 'delivered' })
  return entries.map((entry, at) => ({ ...entry, number: at + 1, idempotency_key: `import ${at + 1}` }))
}
