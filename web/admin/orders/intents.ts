// Acts of the order list and details.
import { intentTable, type Sender } from '../kit/intent.ts'
import { pair, typed } from '../kit/about.ts'
import type { Completion, Verification } from '#domain/order/order.ts'
import { shortageSentence } from '#domain/order/order-shortage.ts'
import type { ActResult } from '#server/orders/steps/order-steps.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import {
  ORDER_CANCELLED,
  ORDER_DELETE_FAILED,
  ORDER_ERASED,
  ORDER_GONE,
  ORDER_UPDATE_FAILED,
  ORDER_NOT_RESTORED,
  orderDeleted,
  orderRestored,
  STOCK_TAKEN,
} from './messages.ts'
import { stepIntents } from './steps/step-intents.ts'

const verifications: readonly Verification[] = ['Verified', 'Unverified']
const completions: readonly Completion[] = ['Complete', 'Pending']

const done: ActionResult = { ok: true, message: '' }
const failed = (message: string) => ({ ok: false, message }) as const satisfies ActionResult

/** `state` is what is stored now. */
export type StateResult<State> = { ok: true; message: string; state: State } | { ok: false; message: string }

function stateSet<State>(result: ActResult, state: State): StateResult<State> {
  if (result.outcome === 'done') return { ok: true, message: '', state }
  return failed(result.outcome === 'gone' ? ORDER_GONE : result.message)
}

export const orderIntents = {
  ...stepIntents,
  ...intentTable('orders', {
    verify: {
      may: 'staff',
      says: 'Set the verification of an order',
      about: pair('orderId', 'state'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const verified = verifications.find((state) => state === fieldText(form, 'state'))
        if (!verified) return failed(ORDER_UPDATE_FAILED)
        return stateSet(await orders.steps.verify(fieldText(form, 'orderId'), verified, { who }), verified)
      },
    },
    complete: {
      may: 'staff',
      says: 'Set the completion of an order',
      about: pair('orderId', 'state'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const completion = completions.find((state) => state === fieldText(form, 'state'))
        if (!completion) return failed(ORDER_UPDATE_FAILED)
        return stateSet(await orders.steps.complete(fieldText(form, 'orderId'), completion, { who }), completion)
      },
    },
    remove: {
      may: 'staff',
      says: 'Deleted an order',
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const removed = await orders.remove(fieldText(form, 'orderId'), {
          returnGoods: fieldText(form, 'returnGoods') === 'yes',
          who,
        })
        return removed
          ? { ...done, message: orderDeleted(removed.returned) }
          : failed(`${ORDER_DELETE_FAILED}. ${ORDER_GONE}`)
      },
    },
    restore: {
      may: 'staff',
      says: 'Brought a deleted order back',
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const restored = await orders.restore(fieldText(form, 'orderId'), { who })
        return restored.outcome === 'done' ? { ...done, message: orderRestored(restored) } : failed(ORDER_NOT_RESTORED)
      },
    },
    'take-stock': {
      may: 'staff',
      says: 'Took the stock of an order again',
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const taken = await orders.takeStockAgain(fieldText(form, 'orderId'), { who })
        if (taken.outcome === 'taken') return { ...done, message: STOCK_TAKEN }
        if (taken.outcome === 'short') return failed(shortageSentence(taken.lacking))
        if (taken.outcome === 'cancelled') return failed(ORDER_CANCELLED)
        if (taken.outcome === 'erased') return failed(ORDER_ERASED)
        return failed(taken.outcome === 'gone' ? ORDER_GONE : `${taken.supersededBy} replaces this order.`)
      },
    },
  }),
}
