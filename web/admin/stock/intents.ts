// Sets low-stock limits.
import { intentTable } from '../kit/intent.ts'
import { named } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { readLowStock } from '#domain/stock/stock-list.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { stock as words } from '#domain/words/en/office/goods/stock.ts'
import type { Shop } from '#server/shop.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'

export type LowStockResult = SavedEdit<{ lowStock: string }>

export const intents = intentTable('stock', {
  'set-low-stock': {
    may: 'staff',
    says: () => wordsOf(words).didSetLimit,
    about: named('product'),
    run: async (form: FormData, { stock }: Shop): Promise<LowStockResult> => {
      const read = readLowStock(fieldText(form, 'lowStock'))
      if ('fault' in read) return { ok: false, message: read.fault, errors: { lowStock: read.fault } }
      const texts = readSeen(form, ['lowStock'])
      if (!texts) return { ok: false, message: oldPage(), errors: {} }
      const seen = readLowStock(texts.lowStock)
      if ('fault' in seen) return { ok: false, message: wordsOf(words).limitFailed, errors: {} }
      const set = await stock.setLowStock(fieldText(form, 'id'), { pieces: read.pieces, seen: seen.pieces })
      switch (set.outcome) {
        case 'set':
          return { ok: true, message: setText(read.pieces) }
        case 'gone':
          return { ok: false, message: wordsOf(words).gone, errors: {} }
        case 'changed': {
          const message = conflictText([wordsOf(words).theLimit])
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
  const text = wordsOf(words)
  return pieces === undefined ? text.limitRemoved : text.limitSet({ limit: pieces })
}
