// Sets low-stock limits.
import { intentTable } from '../kit/intent.ts'
import { named } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { indianGrouping } from '#domain/money.ts'
import { readLowStock } from '#domain/stock/stock-list.ts'
import type { Shop } from '#server/shop.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'

export const LOW_STOCK_FAILED = 'Failed to set the low-stock limit'
export const PRODUCT_GONE = 'Someone else deleted this product.'

export type LowStockResult = SavedEdit<{ lowStock: string }>

export const intents = intentTable('stock', {
  'set-low-stock': {
    may: 'staff',
    says: 'Set a low-stock limit',
    about: named('product'),
    run: async (form: FormData, { stock }: Shop): Promise<LowStockResult> => {
      const read = readLowStock(fieldText(form, 'lowStock'))
      if ('fault' in read) return { ok: false, message: read.fault, errors: { lowStock: read.fault } }
      const texts = readSeen(form, ['lowStock'])
      if (!texts) return { ok: false, message: oldPage(), errors: {} }
      const seen = readLowStock(texts.lowStock)
      if ('fault' in seen) return { ok: false, message: LOW_STOCK_FAILED, errors: {} }
      const set = await stock.setLowStock(fieldText(form, 'id'), { pieces: read.pieces, seen: seen.pieces })
      switch (set.outcome) {
        case 'set':
          return { ok: true, message: setText(read.pieces) }
        case 'gone':
          return { ok: false, message: PRODUCT_GONE, errors: {} }
        case 'changed': {
          const message = conflictText(['the low-stock limit'])
          return { ok: false, message, errors: {}, others: { lowStock: lowStockText(set.lowStock) } }
        }
      }
    },
  },
})

/** Returns the text of the field; '' for no limit. */
export function lowStockText(pieces: number | undefined): string {
  return pieces === undefined ? '' : `${pieces}`
}

function setText(pieces: number | undefined): string {
  return pieces === undefined
    ? 'The product follows the shop’s low-stock limit.'
    : `The product is low at ${indianGrouping(pieces)} pieces or fewer.`
}
