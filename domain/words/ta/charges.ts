// The Tamil of the sums between goods and total, in the cart, on papers and in messages.
import type { Translation } from '../catalogue.ts'
import type { chargeWords as english } from '../en/charges.ts'

export const chargeWords = {
  goods: 'பொருட்களின் விலை',
  discount: 'தள்ளுபடி',
  packing: 'பேக்கிங் கட்டணம்',
  roundOff: 'முழு ரூபாயாக்கல்',
} as const satisfies Translation<typeof english>
