// Reads one order with its lines, history and warnings.
import { type CallChoice, callChoices } from '#domain/steps/calls.ts'
import type { StepEntry } from '#domain/steps/entries.ts'
import type { Order } from '#domain/order/order.ts'
import type { Shortage } from '#domain/order/order-shortage.ts'
import { isCurrent, type Proposal } from '#domain/revisions/proposal.ts'
import type { OrderLinkState } from '#server/orders/links/order-links.ts'
import type { Shop } from '#server/shop.ts'

/**
 * `isReplaced`: the order that replaced it exists. `lacking`: goods that an order without stock waits for.
 * `callChoices`: times for the next call.
 */
export type OpenedOrder = {
  order: Order
  isReplaced: boolean
  lacking: readonly Shortage[]
  history: readonly StepEntry[]
  callChoices: readonly CallChoice[]
  /** E-mail addresses of those who have it open to edit it. */
  editors: readonly string[]
  /** Open, or answered and not seen by anybody. */
  question?: Proposal
  /** Absent for an order without a page: replaced or erased. */
  link?: OrderLinkState
}

/** Undefined when the order is gone. */
export async function loadOrder(
  { orders, now }: Pick<Shop, 'orders' | 'now'>,
  orderId: string,
): Promise<OpenedOrder | undefined> {
  const order = await orders.find(orderId)
  if (!order) return undefined
  const isReplaced = order.supersededBy !== undefined && (await orders.find(order.supersededBy)) !== undefined
  const question = await openQuestion(orders, orderId)
  const link = (await orders.links.of([orderId])).get(orderId)
  const waits = !order.stockDeducted && !isReplaced && order.step !== 'cancelled'
  return {
    order,
    isReplaced,
    lacking: waits ? await orders.shortagesNow(order.items) : [],
    history: await orders.steps.read(orderId),
    callChoices: callChoices(now()),
    editors: await orders.revisions.editors.list(orderId),
    ...(question && { question }),
    ...(link && { link }),
  }
}

/** Undefined without one that the shop waits for, or has yet to see the answer of. */
export async function openQuestion(
  { proposals }: Pick<Shop['orders'], 'proposals'>,
  orderId: string,
): Promise<Proposal | undefined> {
  const newest = await proposals.newest(orderId)
  return newest && isCurrent(newest) ? newest : undefined
}
