// What the shop does with a question to a customer: takes it back, or marks its answer as seen.
import { typed } from '../kit/about.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderQuestions } from '#domain/words/en/office/orders/order-questions.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'

export const questionIntents = intentTable('orders', {
  'withdraw-question': {
    may: 'staff',
    says: () => wordsOf(orderQuestions).didWithdraw,
    about: typed('orderId'),
    run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      const { withdrawn, notWithdrawn } = wordsOf(orderQuestions)
      const ok = await orders.proposals.withdraw(fieldText(form, 'orderId'), { who })
      return { ok, message: ok ? withdrawn : notWithdrawn }
    },
  },
  'see-answer': {
    may: 'staff',
    says: () => wordsOf(orderQuestions).didSee,
    about: typed('orderId'),
    run: async (form: FormData, { orders }: Shop, { session: { id: who } }: Sender): Promise<ActionResult> => {
      const { seen, notSeen } = wordsOf(orderQuestions)
      const ok = await orders.proposals.see(fieldText(form, 'orderId'), { who })
      return { ok, message: ok ? seen : notSeen }
    },
  },
})
