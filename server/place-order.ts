// Placing an order: checked again, priced by the shop, saved and taken from stock in one durable transaction (spec §4).
import { createHash } from 'node:crypto'
import { readCheckout } from '#domain/checkout-form.ts'
import { isIdempotencyKey, type OrderRequest, readOrderRequest } from '#domain/order-request.ts'
import { words } from '#domain/words.ts'
import type { Database } from './database/open.ts'
import type { Live } from './live.ts'
import { type Groups, openOrderGroups, writeGroup } from './order-groups.ts'
import { answerRepeat, findKey, KeyTaken } from './order-keys.ts'
import { insufficientStock, type Placed, refuse } from './placed.ts'
import { createSaveAndTake, type OrderToSave, type Saved, type SavingNeeds } from './save-and-take.ts'
import { tellOfOrders } from './tell-of-orders.ts'

export type PlacingNeeds = SavingNeeds & {
  database: Database
  live: Live
  /** Where groups are written; without any, in transactions of this thread. */
  groups?: Groups<OrderToSave, Saved> | undefined
}

/**
 * Gives the function that places an order under the browser's idempotency key.
 * The same key gives the same answer for ever; with another cart it is refused.
 */
export function createPlaceOrder(needs: PlacingNeeds) {
  const { database, settings } = needs
  const running = new Set<string>()
  const groups = needs.groups ?? openGroupsHere(needs)

  return async function place(key: string, body: unknown): Promise<Placed> {
    if (!isIdempotencyKey(key)) return refuse('The order could not be read. Please reload the page.')
    const read = readOrderRequest(body)
    if ('message' in read) return refuse(read.message)
    const { request } = read
    const fingerprint = fingerprintOf(request)

    if (running.has(key)) return { outcome: 'running' }
    running.add(key)
    try {
      const earlier = await findKey(database.db, key)
      if (earlier) return await answerRepeat(database.db, earlier, fingerprint)
      if (!settings.takingOrders)
        return refuse(`We are not taking ${words(settings).orders} at the moment. Please call us.`)
      const checked = readCheckout(request.customer, settings)
      if ('errors' in checked) return { outcome: 'refused', errors: checked.errors }
      const { items, supersedes } = request
      return await placeNew({ key, fingerprint, customer: checked.customer, items, supersedes })
    } finally {
      running.delete(key)
    }
  }

  async function placeNew(order: OrderToSave): Promise<Placed> {
    try {
      const saved = await groups.join(order)
      if ('outcome' in saved) return saved
      if ('shortOf' in saved) return insufficientStock(saved.shortOf, saved.order.orderId)
      return { outcome: 'placed', order: saved.order }
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error
      const earlier = await findKey(database.db, order.key)
      if (!earlier) throw error
      return answerRepeat(database.db, earlier, order.fingerprint)
    }
  }
}

function openGroupsHere({ database, live, ...needs }: PlacingNeeds): Groups<OrderToSave, Saved> {
  const work = createSaveAndTake(needs)
  return openOrderGroups({
    kind: database.kind,
    write: (group) => writeGroup({ database, group, ...work }),
    committed: (saved) => tellOfOrders(live, saved),
  })
}

/** What two requests under one key must have in common to be the same order. */
function fingerprintOf({ customer, items }: OrderRequest): string {
  const entries = Object.entries(customer).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const quantities = items.map(({ id, quantity }) => [id, quantity] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([entries, quantities]))
    .digest('base64url')
}
