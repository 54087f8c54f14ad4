// The Tamil of the bill, a text file. A label has up to 12 signs, vowel signs and dots counted: “மொபைல் எண்” has 10.
import type { Translation } from '#domain/words/catalogue.ts'
import type { bill as english } from '#domain/words/en/papers/bill.ts'

export const bill = {
  title: {
    order: 'ஆர்டர் பில் (மதிப்பீடு மட்டுமே, GST பில் அல்ல)',
    enquiry: 'விசாரணை (மதிப்பீடு மட்டுமே, GST பில் அல்ல)',
  },
  phone: 'தொலைபேசி: {phone}',
  email: 'மின்னஞ்சல்: {email}',
  website: 'இணையதளம்: {website}',

  number: { order: 'ஆர்டர் எண்', enquiry: 'விசாரணை எண்' },
  date: 'தேதி',
  time: 'நேரம்',
  revised: 'திருத்தியது',
  replaces: 'முந்தைய எண்',
  replacedBy: 'புதிய எண்',
  dispatch: 'அனுப்புதல்',
  lorryCharge: 'லாரி வாடகை',

  name: 'பெயர்',
  mobile: 'மொபைல் எண்',
  alternate: 'மாற்று எண்',
  address: 'முகவரி',
  district: 'மாவட்டம்',
  state: 'மாநிலம்',
  pincode: 'பின்கோடு',

  totalItems: 'மொத்த எண்ணிக்கை',
  totalAtMrp: 'எம்.ஆர்.பி. மொத்தம்',
  youSave: 'நீங்கள் சேமிப்பது',
  overallTotal: 'மொத்தத் தொகை',

  sendScreenshot: 'பணம் செலுத்திய ஸ்கிரீன்ஷாட்டை ஆர்டர் எண்ணுடன் {phone} என்ற எங்கள் WhatsApp எண்ணுக்கு அனுப்பவும்.',
  thankYou: {
    order: 'எங்களிடம் வாங்கியதற்கு நன்றி! {name}',
    enquiry: 'எங்களிடம் விசாரித்ததற்கு நன்றி! {name}',
  },
} as const satisfies Translation<typeof english>
