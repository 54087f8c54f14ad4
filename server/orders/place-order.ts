// Places an order: validated, priced, saved and taken from stock in one durable transaction (spec §4).
import { createHash } from 'node:crypto'
import { readCheckout } from '#domain/checkout/checkout-form.ts'
import type { Order, OrderKind } from '#domain/order/order.ts'
import { isIdempotencyKey, type OrderRequest, readOrderRequest } from '#domain/order/order-request.ts'
import { settingsIn } from '#domain/settings/settings-in.ts'
import { lineName } from '#domain/revisions/revision.ts'
import { words } from '#domain/words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderRefusals } from '#domain/words/en/order-refusals.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import type { Database } from '../database/open.ts'
import type { Live } from '../live/live.ts'
import { openGroupCommit } from './group-commit.ts'
import { earlierAnswer, insufficientStock, KeyTaken, type PlaceOrderResult, refuse } from './idempotency-keys.ts'
import { ShortReplacement } from './replace-order.ts'
import { type CheckedOrder, openOrderWriter, type Written, type WritingNeeds } from './write-orders.ts'

export type PlacingNeeds = WritingNeeds & { database: Database; live: Pick<Live, 'publish'> }

/**
 * Under a browser's idempotency key (spec §7): it always has the same response; with another cart it is refused. Only
 * the caller marks a trial, which a closed shop accepts and which replaces nothing. If it rejects
 * (`unavailableReason`), the key may be retried.
 */
export type PlaceOrder = (key: string, body: unknown, kind?: OrderKind) => Promise<PlaceOrderResult>

export function createPlaceOrder({ database, live, ...needs }: PlacingNeeds): PlaceOrder {
  const running = new Set<string>()
  const orders = openGroupCommit<CheckedOrder, Written>({
    database,
    ...openOrderWriter(needs),
    committed: (written) => publishOrders(live, written),
  })

  return async function place(key, body, kind) {
    if (!isIdempotencyKey(key)) return refuse(wordsOf(orderRefusals).unreadable)
    const read = readOrderRequest(body)
    if ('message' in read) return refuse(read.message)

    if (running.has(key)) return { outcome: 'running' }
    running.add(key)
    try {
      return await answer(key, read.request, kind)
    } finally {
      running.delete(key)
    }
  }

  async function answer(key: string, request: OrderRequest, kind?: OrderKind): Promise<PlaceOrderResult> {
    const fingerprint = fingerprintOf(request, kind)
    const checked = checkedCustomer(request, kind)
    const sent = { key, fingerprint, mobile: String(request.customer.mobile) }
    // An order refused now may have been placed before.
    if ('outcome' in checked) return (await earlierAnswer(database.db, sent)) ?? checked
    const { items, seenTotalPaise } = request
    const language = shownLanguage()
    // A trial never replaces a customer’s order.
    const supersedes = kind ? undefined : request.supersedes
    try {
      const written = await orders.submit({
        key,
        fingerprint,
        ...checked,
        items,
        supersedes,
        kind,
        ...(language !== 'en' && { language }),
        seenTotalPaise,
      })
      if ('outcome' in written) return written
      if ('shortOf' in written) return insufficientStock(shownName(written), written.order.orderId)
      return { outcome: 'placed', order: written.order, link: written.link }
    } catch (error) {
      if (error instanceof ShortReplacement)
        return refuse(wordsOf(orderRefusals).insufficientStock({ name: error.productName }))
      const earlier = error instanceof KeyTaken && (await earlierAnswer(database.db, sent))
      if (!earlier) throw error
      return earlier
    }
  }

  function checkedCustomer({ customer }: OrderRequest, kind?: OrderKind) {
    const settings = settingsIn(shownLanguage(), needs.settings())
    if (!settings.takingOrders && !kind) return refuse(words(settings).notTakingOrders)
    const checked = readCheckout(customer, settings)
    return 'errors' in checked ? { outcome: 'refused' as const, errors: checked.errors } : checked
  }
}

/** The lacking product's name in the language of the request. */
function shownName({ order, shortOf }: { order: Order; shortOf: string }): string {
  const line = order.items.find(({ name }) => name === shortOf)
  return line ? lineName(line) : shortOf
}

/** One event per group. */
function publishOrders(live: Pick<Live, 'publish'>, committed: readonly Written[]): void {
  if (committed.some((written) => !('outcome' in written))) live.publish({ topic: 'orders' })
  const stock: Record<string, number> = {}
  for (const written of committed) if ('stock' in written) Object.assign(stock, written.stock)
  if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
}

/** Excludes the total seen, which may rise after the order. */
function fingerprintOf({ customer, items }: OrderRequest, kind?: OrderKind): string {
  const entries = Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const quantities = items.map(({ id, quantity }) => [id, quantity] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(kind ? [entries, quantities, kind] : [entries, quantities]))
    .digest('base64url')
}
