// The desk's transactions on one order.
import type { PackingPress } from '#domain/packing/line-presses.ts'
import type { Product } from '#domain/product/product.ts'
import type { Orders } from '#server/orders/orders.ts'
import type { Dispatches } from '#server/dispatch/dispatches.ts'
import type { Packing } from '#server/packing/packing.ts'
import type { Payments } from '#server/payments/payments.ts'
import { newKey } from '#test/shop/open-test-shop.ts'

export type DeskProcess = { orders: Orders; packing: Packing; payments: Payments; dispatch: Dispatches }

/** One order is confirmed and ticked, one was deleted by mistake; both want two units of the plentiful product. */
export type DeskSituation = { product: Product; orderId: string; removedId: string; paymentKey: string; utr: string }

type DeskAction = (process: DeskProcess, situation: DeskSituation) => Promise<unknown>

export const DESK_PIECES = 2
const who = 'ravi@example.com'
const by = () => ({ who, key: newKey() })

export function tick({ orderId, product }: Pick<DeskSituation, 'orderId' | 'product'>): PackingPress {
  const at = new Date().toISOString()
  const quantity = DESK_PIECES
  return { orderId, productId: product.id, key: newKey(), state: 'ticked', quantity, there: quantity, at }
}

const edit =
  (quantity: number): DeskAction =>
  ({ orders }, { orderId, product }) =>
    orders.revisions.save(
      orderId,
      {
        revision: 0,
        lines: [{ id: product.id, quantity }],
        discountUnit: 'rupees',
        discount: '',
        packingNote: '',
        freightNote: '',
      },
      by(),
    )

export const deskActions = {
  'an edit to more': edit(5),
  'an edit to fewer': edit(1),
  'a cancellation': ({ orders }, { orderId }) => orders.steps.take(orderId, 'cancelled', by()),
  'a payment': ({ payments }, { orderId, utr }) =>
    payments.add(
      orderId,
      { method: 'upi', utr, amountPaise: 100, receivedOn: '2026-01-01', isSeen: true, note: '' },
      { ...by(), isMoreMeant: true },
    ),
  'a payment in cash': ({ payments }, { orderId, paymentKey }) =>
    payments.add(
      orderId,
      { method: 'cash', utr: '', amountPaise: 300, receivedOn: '2026-01-01', isSeen: true, note: '' },
      { who, key: paymentKey, isMoreMeant: true },
    ),
  'a tick': ({ packing }, situation) => packing.press([tick(situation)], { id: who, email: who, role: 'staff' }),
  'the packing': ({ packing }, { orderId }) =>
    packing.packed(orderId, 1, { ...by(), who: { id: who, email: who, role: 'staff' } }),
  'a dispatch': ({ dispatch }, { orderId }) =>
    dispatch.record(
      orderId,
      {
        office: { typed: { name: 'KPN Parcel', branch: 'Madurai', phone: '', places: '' } },
        details: { lr: `LR ${orderId}`, cases: 1, freight: 'to pay', receiptUrl: '' },
      },
      by(),
    ),
  'a deletion at the desk': ({ orders }, { orderId }) => orders.remove(orderId, { returnGoods: true, who }),
  'the undo of a deletion': ({ orders }, { removedId }) => orders.restore(removedId, { who }),
} as const satisfies Record<string, DeskAction>

export type DeskActionName = keyof typeof deskActions
