// The Tamil of the price sheet.
import type { Translation } from '#domain/words/catalogue.ts'
import type { priceSheet as english } from '#domain/words/en/pages/price-sheet.ts'

export const priceSheet = {
  jump: 'வகைக்குச் செல்',
  product: 'பொருள்',
  per: 'அலகு',
  mrp: 'எம்.ஆர்.பி.',
  off: 'தள்ளுபடி',
  ourPrice: 'எங்கள் விலை',
  stock: 'இருப்பு',
  quantity: 'எண்ணிக்கை',
  amount: 'தொகை',
  quantityOf: '{name} எண்ணிக்கை',
} as const satisfies Translation<typeof english>
