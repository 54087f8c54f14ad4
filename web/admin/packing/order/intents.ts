// Intents of the packer's screen of one order.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { typed } from '#web/admin/kit/about.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { readCases } from '#domain/packing/line-presses.ts'
import type { ActResult } from '#server/orders/steps/order-steps.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText, keyOf } from '#web/admin/kit/intents.ts'
import { pressIntents } from '../press-intents.ts'

const refused = (message: string, errors: Record<string, string> = {}): ActionResult => ({
  ok: false,
  message,
  errors,
})

export const intents = {
  ...pressIntents,
  ...intentTable('orders', {
    packed: {
      may: 'packer',
      says: () => wordsOf(packingWords).saysPacked,
      about: typed('orderId'),
      run: async (form: FormData, { packing }: Shop, { session: { id, role, email } }: Sender) => {
        const read = readCases(fieldText(form, 'cases'))
        if ('error' in read) return refused(read.error, { cases: read.error })
        return answer(
          await packing.packed(fieldText(form, 'orderId'), read.cases, { who: { id, email, role }, ...keyOf(form) }),
        )
      },
    },
    unpack: {
      may: 'packer',
      says: () => wordsOf(packingWords).saysUnpacked,
      about: typed('orderId'),
      run: async (form: FormData, { packing }: Shop, { session: { id, role, email } }: Sender) =>
        answer(await packing.unpack(fieldText(form, 'orderId'), { who: { id, email, role }, ...keyOf(form) })),
    },
  }),
}

function answer(result: ActResult): ActionResult {
  if (result.outcome === 'gone') return refused(wordsOf(packingWords).notOpen)
  return result.outcome === 'refused' ? refused(result.message) : { ok: true, message: '' }
}
