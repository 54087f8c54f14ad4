// Sets at how many pieces a product is low, and says what came of it.
import { indianGrouping } from '#domain/money.ts'
import { readLowStock } from '#domain/stock/stock-list.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'

export const LOW_STOCK_FAILED = 'Failed to set the low-stock line'
export const PRODUCT_GONE = 'This product has been deleted meanwhile.'

/** `others` is the line that another admin has set meanwhile, as the field would have it. */
export type LowStockResult = ActionResult & { others?: string }

export const intents = {
  async 'set-low-stock'(form: FormData, { stock }: Shop): Promise<LowStockResult> {
    const read = readLowStock(fieldText(form, 'lowStock'))
    if ('fault' in read) return { ok: false, message: read.fault, errors: { lowStock: read.fault } }
    const seen = readLowStock(fieldText(form, 'seen'))
    if ('fault' in seen) return { ok: false, message: LOW_STOCK_FAILED, errors: {} }
    const set = await stock.setLowStock(fieldText(form, 'id'), { pieces: read.pieces, seen: seen.pieces })
    switch (set.outcome) {
      case 'set':
        return { ok: true, message: setText(read.pieces) }
      case 'gone':
        return { ok: false, message: PRODUCT_GONE, errors: {} }
      case 'changed': {
        const now = set.lowStock === undefined ? 'taken it away' : `set it to ${indianGrouping(set.lowStock)}`
        const message = `Another admin has ${now} meanwhile. Save again to put yours in its place.`
        return { ok: false, message, errors: { lowStock: message }, others: lowStockText(set.lowStock) }
      }
    }
  },
}

/** Returns what stands in the field for a line; '' for none. */
export function lowStockText(pieces: number | undefined): string {
  return pieces === undefined ? '' : `${pieces}`
}

function setText(pieces: number | undefined): string {
  return pieces === undefined
    ? 'The product follows the shop’s low-stock line.'
    : `The product is low at ${indianGrouping(pieces)} pieces or fewer.`
}
