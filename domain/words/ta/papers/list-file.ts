// The Tamil of the price list as a spreadsheet.
import type { Translation } from '#domain/words/catalogue.ts'
import type { listFile as english } from '#domain/words/en/papers/list-file.ts'

export const listFile = {
  code: 'குறியீடு',
  product: 'பொருள்',
  contents: 'உள்ளடக்கம்',
  per: 'அலகு',
  mrp: 'எம்.ஆர்.பி.',
  ourPrice: 'எங்கள் விலை',
  qty: 'எண்ணிக்கை',
  amount: 'தொகை',
  ofDay: '{date} அன்றைய விலைப்பட்டியல். எத்தனை வேண்டும் என்று “எண்ணிக்கை” என்பதன் கீழ் உள்ளிடவும்.',
  total: 'மொத்தம்',
  minimumOrder: { order: 'குறைந்தபட்ச ஆர்டர் {amount}', enquiry: 'குறைந்தபட்சம் {amount}' },
  sheetName: 'விலைப்பட்டியல்',
} as const satisfies Translation<typeof english>
