// Placing an order: checked again, priced by the shop, saved and taken from stock in one durable transaction (spec §4).
import { createHash } from 'node:crypto'
import { readCheckout } from '#domain/checkout-form.ts'
import { isIdempotencyKey, type OrderRequest, readOrderRequest } from '#domain/order-request.ts'
import { words } from '#domain/words.ts'
import type { Database } from '../database/open.ts'
import type { Live } from '../live/live.ts'
import { openOrderGroups, writeGroup } from './group-commit.ts'
import { earlierAnswer, KeyTaken } from './idempotency-keys.ts'
import { insufficientStock, type Placed, refuse } from './place-order-result.ts'
import { ShortReplacement } from './replace-order.ts'
import { createSaveAndTake, type OrderToSave, type Saved, type SavingNeeds } from './write-orders.ts'
import { tellOfOrders } from './publish-order-events.ts'

export type PlacingNeeds = SavingNeeds & { database: Database; live: Pick<Live, 'publish'> }

/**
 * Places an order under the browser's idempotency key.
 * The same key gives the same answer for ever; with another cart it is refused.
 */
export type PlaceOrder = (key: string, body: unknown) => Promise<Placed>

export function createPlaceOrder({ database, live, ...needs }: PlacingNeeds): PlaceOrder {
  const { settings } = needs
  const running = new Set<string>()
  const work = createSaveAndTake(needs)
  const groups = openOrderGroups<OrderToSave, Saved>({
    kind: database.kind,
    write: (group, limits) => writeGroup({ database, group, limits, ...work }),
    committed: (saved) => tellOfOrders(live, saved),
  })

  return async function place(key, body) {
    if (!isIdempotencyKey(key)) return refuse('The order could not be read. Please reload the page.')
    const read = readOrderRequest(body)
    if ('message' in read) return refuse(read.message)

    if (running.has(key)) return { outcome: 'running' }
    running.add(key)
    try {
      return await answer(key, read.request)
    } finally {
      running.delete(key)
    }
  }

  async function answer(key: string, request: OrderRequest): Promise<Placed> {
    const fingerprint = fingerprintOf(request)
    const checked = checkedCustomer(request)
    // What may not be placed now may have been placed before.
    if ('outcome' in checked) return (await earlierAnswer(database.db, key, fingerprint)) ?? checked
    const { items, supersedes } = request
    try {
      const saved = await groups.join({ key, fingerprint, ...checked, items, supersedes })
      if ('outcome' in saved) return saved
      if ('shortOf' in saved) return insufficientStock(saved.shortOf, saved.order.orderId)
      return { outcome: 'placed', order: saved.order }
    } catch (error) {
      if (error instanceof ShortReplacement) return refuse(error.message)
      const earlier = error instanceof KeyTaken && (await earlierAnswer(database.db, key, fingerprint))
      if (!earlier) throw error
      return earlier
    }
  }

  function checkedCustomer({ customer }: OrderRequest) {
    if (!settings.takingOrders)
      return refuse(`We are not taking ${words(settings).orders} at the moment. Please call us.`)
    const checked = readCheckout(customer, settings)
    return 'errors' in checked ? { outcome: 'refused' as const, errors: checked.errors } : checked
  }
}

/** What two requests under one key must have in common to be the same order. */
function fingerprintOf({ customer, items }: OrderRequest): string {
  const entries = Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const quantities = items.map(({ id, quantity }) => [id, quantity] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, quantities]))
    .digest('base64url')
}
