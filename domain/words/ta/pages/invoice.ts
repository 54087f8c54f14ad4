// The Tamil of the buttons that download or share the PDF of an order.
import type { Translation } from '#domain/words/catalogue.ts'
import type { invoice as english } from '#domain/words/en/pages/invoice.ts'

export const invoice = {
  pdfRefused: 'PDF கோப்பை உருவாக்க முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  share: { order: 'பில்லைப் பகிர்', enquiry: 'மதிப்பீட்டைப் பகிர்' },
  downloaded: { order: 'பில் பதிவிறக்கப்பட்டது', enquiry: 'மதிப்பீடு பதிவிறக்கப்பட்டது' },
  maybeNotSaved: {
    order: 'இந்தச் செயலியில் பில் சேமிக்கப்படாமல் இருக்கலாம்.',
    enquiry: 'இந்தச் செயலியில் மதிப்பீடு சேமிக்கப்படாமல் இருக்கலாம்.',
  },
  pressAgain: {
    order: 'பில் தயார். “பில்லைப் பகிர்” பொத்தானை மீண்டும் அழுத்தவும்.',
    enquiry: 'மதிப்பீடு தயார். “மதிப்பீட்டைப் பகிர்” பொத்தானை மீண்டும் அழுத்தவும்.',
  },
} as const satisfies Translation<typeof english>
