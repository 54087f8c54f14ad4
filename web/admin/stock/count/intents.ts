// Saves and undoes counts.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { counted } from '#domain/counted.ts'
import { type CountedProduct, type CountSummary, countSummary, readCount } from '#domain/stock/count.ts'
import { signedPieces } from '#domain/stock/movements.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'

export const COUNT_FAILED = 'No answer came. Save it again: it is counted once.'
export const UNDO_FAILED = 'Failed to undo the count'
const UNREADABLE = 'This count cannot be read. Nothing was changed.'
const OTHER = 'Another tab has saved this count with other numbers. Compare yours with the stock, and save again.'

/** `key` of the count. A refusal stores nothing under it, unless `isOther`: another tab's numbers are stored. */
export type CountResult = ActionResult & { key?: string; isOther?: true }

export const intents = intentTable('stock', {
  'save-count': { may: 'staff', says: 'Counted the stock again', run: save },
  'undo-count': { may: 'staff', says: 'Undid a count', run: undo },
})

export function failureMessage(name: string): string {
  return name === 'undo-count' ? UNDO_FAILED : COUNT_FAILED
}

async function save(form: FormData, { stock }: Shop, { session: { id: who } }: Sender): Promise<CountResult> {
  const key = fieldText(form, 'key')
  const count = readCount(fieldText(form, 'counted'))
  if (!count || !isIdempotencyKey(key)) return { ok: false, message: UNREADABLE, errors: {}, key }
  const saved = await stock.count(count, { key, who })
  switch (saved.outcome) {
    case 'counted':
      return { ok: true, message: savedText(count, saved.gone), key }
    case 'repeated':
      return { ok: true, message: `${savedText(count, [])} It had arrived the first time and is counted once.`, key }
    case 'other':
      return { ok: false, message: OTHER, errors: {}, key, isOther: true }
  }
}

async function undo(form: FormData, { stock }: Shop, { session: { id: who } }: Sender): Promise<CountResult> {
  const key = fieldText(form, 'key')
  if (await stock.undoCount(key, who)) return { ok: true, message: 'The count is undone.', key }
  // A second press, or a retry after a lost answer, finds the count undone.
  const isUndone = (await stock.counts()).some((count) => count.key === key && count.isUndone)
  return isUndone
    ? { ok: true, message: 'The count had been undone already.', key }
    : { ok: false, message: UNDO_FAILED, errors: {}, key }
}

function savedText(products: readonly CountedProduct[], gone: readonly string[]): string {
  const left = products.filter(({ id }) => !gone.includes(id))
  const leftOut =
    gone.length === 0 ? '' : ` ${counted(gone.length, 'product was', 'products were')} deleted meanwhile and left out.`
  return `Saved: ${summaryText(countSummary(left))}.${leftOut}`
}

/** Returns '12 products counted, 3 differ: +7, −2'. */
export function summaryText({ products: count, changed, more, less }: CountSummary): string {
  const done = `${counted(count, 'product')} counted`
  if (changed === 0) return `${done}, none differs`
  const amounts = [more > 0 && signedPieces(more), less > 0 && signedPieces(-less)].filter((each) => each !== false)
  return `${done}, ${counted(changed, 'differs', 'differ')}: ${amounts.join(', ')}`
}
