// Acts of the order list and details.
import { intentTable, type Sender } from '../kit/intent.ts'
import { pair, typed } from '../kit/about.ts'
import type { Completion, Verification } from '#domain/order/order.ts'
import { shortageSentence } from '#domain/order/order-shortage.ts'
import { hasReached, readOrderStep } from '#domain/steps/steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderLinks } from '#domain/words/en/office/orders/order-details.ts'
import { deletedOrder, orderAnswers, orderChanges } from '#domain/words/en/office/orders/orders.ts'
import type { ActResult } from '#server/orders/steps/order-steps.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { orderDeleted, orderRestored } from './messages.ts'
import { questionIntents } from './question-intents.ts'
import { stepIntents } from './steps/step-intents.ts'

const verifications: readonly Verification[] = ['Verified', 'Unverified']
const completions: readonly Completion[] = ['Complete', 'Pending']

const done: ActionResult = { ok: true, message: '' }
const failed = (message: string) => ({ ok: false, message }) as const satisfies ActionResult

/** `isFinal`: the order cannot be restored, and another press would not help. */
export type RestoreResult = ActionResult & { isFinal?: boolean }

/** `state` is what is stored now. */
export type StateResult<State> = { ok: true; message: string; state: State } | { ok: false; message: string }

function stateSet<State>(result: ActResult, state: State): StateResult<State> {
  if (result.outcome === 'done') return { ok: true, message: '', state }
  return failed(result.outcome === 'gone' ? wordsOf(orderAnswers).gone : result.message)
}

export const orderIntents = {
  ...stepIntents,
  ...questionIntents,
  ...intentTable('orders', {
    verify: {
      may: 'staff',
      says: () => wordsOf(orderChanges).verify,
      about: pair('orderId', 'state'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const verified = verifications.find((state) => state === fieldText(form, 'state'))
        if (!verified) return failed(wordsOf(orderAnswers).updateFailed)
        return stateSet(await orders.steps.verify(fieldText(form, 'orderId'), verified, { who }), verified)
      },
    },
    complete: {
      may: 'staff',
      says: () => wordsOf(orderChanges).complete,
      about: pair('orderId', 'state'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const completion = completions.find((state) => state === fieldText(form, 'state'))
        if (!completion) return failed(wordsOf(orderAnswers).updateFailed)
        return stateSet(await orders.steps.complete(fieldText(form, 'orderId'), completion, { who }), completion)
      },
    },
    remove: {
      may: 'staff',
      says: () => wordsOf(orderChanges).remove,
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const shown = readOrderStep(fieldText(form, 'step'))
        const isAwayShown = shown !== undefined && hasReached(shown, 'dispatched')
        const isTicked = fieldText(form, 'returnGoods') === 'yes'
        const removed = await orders.remove(fieldText(form, 'orderId'), {
          returnGoods: isTicked && !isAwayShown ? 'unless away' : isTicked,
          who,
        })
        if (!removed) return failed(wordsOf(orderAnswers).deleteFailedGone)
        if (removed.returned === undefined) return failed(wordsOf(deletedOrder).leftSince)
        return { ...done, message: orderDeleted(removed.returned) }
      },
    },
    restore: {
      may: 'staff',
      says: () => wordsOf(orderChanges).restore,
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender): Promise<RestoreResult> => {
        const restored = await orders.restore(fieldText(form, 'orderId'), { who })
        return restored.outcome === 'done'
          ? { ...done, message: orderRestored(restored) }
          : { ...failed(wordsOf(deletedOrder).notRestored), isFinal: true }
      },
    },
    'take-stock': {
      may: 'staff',
      says: () => wordsOf(orderChanges).takeStock,
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender) => {
        const taken = await orders.takeStockAgain(fieldText(form, 'orderId'), { who })
        const text = wordsOf(orderAnswers)
        if (taken.outcome === 'taken') return { ...done, message: text.stockTaken }
        if (taken.outcome === 'short') return failed(shortageSentence(taken.lacking))
        if (taken.outcome === 'cancelled') return failed(text.cancelled)
        if (taken.outcome === 'erased') return failed(text.erased)
        return failed(taken.outcome === 'gone' ? text.gone : text.replacedBy({ id: taken.supersededBy }))
      },
    },
    'end-link': {
      may: 'staff',
      says: () => wordsOf(orderChanges).endLink,
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop) =>
        (await orders.links.end(fieldText(form, 'orderId')))
          ? { ...done, message: wordsOf(orderLinks).nowEnded }
          : failed(wordsOf(orderAnswers).gone),
    },
    'renew-link': {
      may: 'staff',
      says: () => wordsOf(orderChanges).renewLink,
      about: typed('orderId'),
      run: async (form: FormData, { orders }: Shop) =>
        (await orders.links.renew(fieldText(form, 'orderId')))
          ? { ...done, message: wordsOf(orderLinks).nowRenewed }
          : failed(wordsOf(orderAnswers).gone),
    },
  }),
}
