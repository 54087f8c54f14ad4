// Counts the day's work: each number is the total of the list that shows its rows.
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { DispatchLists } from './dispatch/dispatch-lists.ts'
import type { OrderList } from './orders/list/order-list.ts'
import type { Orders } from './orders/orders.ts'
import type { Packing } from './packing/packing.ts'
import type { PaymentLists } from './payments/payment-lists.ts'
import type { Stock } from './stock/stock.ts'

/** 'answers' of customers, which nobody has seen; 'short': orders whose stock is not deducted; 'money': payments not seen yet, and those that customers say; 'low': products low in stock. */
export type WorkKind = 'call' | 'answers' | 'short' | 'pack' | 'dispatch' | 'money' | 'low'
export type WorkCount = { kind: WorkKind; count: number }

/** Counts only the given kinds. */
export type DayWork = (kinds: readonly WorkKind[]) => Promise<WorkCount[]>

type Needs = {
  orders: Pick<OrderList, 'countToCall' | 'countShort'> & Pick<Orders, 'said' | 'proposals'>
  packing: Pick<Packing, 'toPack'>
  dispatch: Pick<DispatchLists, 'toDispatch'>
  payments: Pick<PaymentLists, 'countUnseen'>
  stock: Pick<Stock, 'countLow'>
  settings: () => Pick<ShopSettings, 'lowStock'>
}

export function openDayWork({ orders, packing, dispatch, payments, stock, settings }: Needs): DayWork {
  const counts: Record<WorkKind, () => Promise<number>> = {
    call: orders.countToCall,
    answers: orders.proposals.countAnswers,
    short: orders.countShort,
    pack: async () => (await packing.toPack(0)).total,
    dispatch: async () => (await dispatch.toDispatch(0)).total,
    money: async () => (await payments.countUnseen()) + (await orders.said.countOpen()),
    low: () => stock.countLow(settings().lowStock),
  }
  return (kinds) => Promise.all(kinds.map(async (kind) => ({ kind, count: await counts[kind]() })))
}
