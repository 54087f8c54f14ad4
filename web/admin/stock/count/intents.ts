// Saves and undoes counts.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { type CountedProduct, type CountSummary, countSummary, readCount } from '#domain/stock/count.ts'
import { signedPieces } from '#domain/stock/movements.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'

/** `key` of the count. A refusal leaves the stock without it, unless `isOther`: another tab's numbers are stored. */
export type CountResult = ActionResult & { key?: string; isOther?: true }

export const intents = intentTable('stock', {
  'save-count': { may: 'staff', says: () => wordsOf(stockCount).didCount, run: save },
  'undo-count': { may: 'staff', says: () => wordsOf(stockCount).didUndo, run: undo },
})

export function failureMessage(name: string): string {
  const text = wordsOf(stockCount)
  return name === 'undo-count' ? text.undoFailed : text.noAnswer
}

async function save(form: FormData, { stock }: Shop, { session: { id: who } }: Sender): Promise<CountResult> {
  const text = wordsOf(stockCount)
  const key = fieldText(form, 'key')
  const count = readCount(fieldText(form, 'counted'))
  if (!count || !isIdempotencyKey(key)) return { ok: false, message: text.unreadable, errors: {}, key }
  const saved = await stock.count(count, { key, who })
  switch (saved.outcome) {
    case 'counted':
      return { ok: true, message: savedText(count, saved.gone), key }
    case 'repeated':
      return { ok: true, message: `${savedText(count, [])} ${text.countedOnce}`, key }
    case 'undone':
      return { ok: false, message: text.undoneSince, errors: {}, key }
    case 'other':
      return { ok: false, message: text.otherTab, errors: {}, key, isOther: true }
  }
}

async function undo(form: FormData, { stock }: Shop, { session: { id: who } }: Sender): Promise<CountResult> {
  const text = wordsOf(stockCount)
  const key = fieldText(form, 'key')
  if (await stock.undoCount(key, who)) return { ok: true, message: text.undone, key }
  // A second press, or a retry after a lost answer, finds the count undone.
  const isUndone = (await stock.counts()).some((count) => count.key === key && count.isUndone)
  return isUndone
    ? { ok: true, message: text.undoneBefore, key }
    : { ok: false, message: text.undoFailed, errors: {}, key }
}

function savedText(products: readonly CountedProduct[], gone: readonly string[]): string {
  const text = wordsOf(stockCount)
  const left = products.filter(({ id }) => !gone.includes(id))
  const saved = summaryText(countSummary(left))
  return gone.length === 0 ? saved : `${saved} ${text.deletedLeftOut({ count: gone.length })}`
}

/** Returns '12 products counted. 3 differ: +7, −2.' */
export function summaryText({ products, changed, more, less }: CountSummary): string {
  const text = wordsOf(stockCount)
  const done = text.products({ count: products })
  if (changed === 0) return `${done} ${text.noneDiffers}`
  const amounts = [more > 0 && signedPieces(more), less > 0 && signedPieces(-less)].filter((each) => each !== false)
  return `${done} ${text.someDiffer({ count: changed, amounts: amounts.join(', ') })}`
}
