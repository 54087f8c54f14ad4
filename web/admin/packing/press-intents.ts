// Stores ticks and reports of short lines.
import { intentTable, type Sender } from '../kit/intent.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { readPresses } from '#domain/packing/line-presses.ts'
import type { PressAnswer } from '#server/packing/store-presses.ts'
import type { Shop } from '#server/shop.ts'
import { parseJson } from '#web/browser/storage.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'

/** `answers` when the presses have reached the shop. */
export type PressResult = ActionResult & { answers?: PressAnswer[] }

export const pressIntents = intentTable('orders', {
  /** Ticks and undone ticks or reports. */
  tick: { may: 'packer', says: false, run: storePresses((state) => state !== 'short') },
  /** May include reports, which the list of changes names. */
  short: { may: 'packer', says: () => wordsOf(packingWords).saysShort, run: storePresses(() => true) },
})

function storePresses(isMeant: (state: string) => boolean) {
  return async (form: FormData, { packing }: Shop, { session: { id, role, email } }: Sender): Promise<PressResult> => {
    const presses = readPresses(parseJson(fieldText(form, 'presses')))
    if (!presses?.every(({ state }) => isMeant(state)))
      return { ok: false, message: wordsOf(packingWords).ticksUnreadable }
    const answers = await packing.press(presses, { id, email, role })
    const gone = new Set(answers.filter(({ isGone }) => isGone).map(({ key }) => key))
    const reports = presses.filter(({ state, key }) => state === 'short' && !gone.has(key))
    const about = [...new Set(reports.map(({ orderId }) => orderId))].join(', ')
    return { ok: true, message: '', answers, isUnchanged: reports.length === 0, about }
  }
}
