// The Tamil words in messages to customers.
import type { Translation } from '../catalogue.ts'
import type { chargeWords } from '../en/charges.ts'
import type { sumWords } from '../en/order-message.ts'
import type { orderWords } from '../en/order.ts'

export const tamilSums = {
  totalItems: 'மொத்த எண்ணிக்கை',
  goods: 'பொருட்களின் விலை',
  discount: 'தள்ளுபடி',
  packing: 'பேக்கிங் கட்டணம்',
  roundOff: 'முழு ரூபாயாக்கல்',
  totalAmount: 'மொத்தத் தொகை',
  lorryCharge: 'லாரி வாடகை',
} as const satisfies Translation<typeof chargeWords & typeof sumWords>

export const tamilRevised = {
  revised: 'திருத்தப்பட்டது {date}',
  revisedAgain: 'திருத்தப்பட்டது {date} (திருத்தம் {number})',
} as const satisfies Translation<Pick<typeof orderWords, 'revised' | 'revisedAgain'>>
