// The Tamil below the minimum order.
import type { Translation } from '#domain/words/catalogue.ts'
import type { minimumWords as english } from '#domain/words/en/pages/minimum.ts'

export const minimumWords = {
  warning: {
    order: 'குறைந்தபட்ச ஆர்டர் {minimum}. தொடர, இன்னும் {remaining} மதிப்பில் பொருட்களைச் சேர்க்கவும்.',
    enquiry: 'விசாரணைக்குக் குறைந்தபட்சத் தொகை {minimum}. தொடர, இன்னும் {remaining} மதிப்பில் பொருட்களைச் சேர்க்கவும்.',
  },
  button: { order: 'குறைந்தபட்சம் {minimum} தேவை', enquiry: 'குறைந்தபட்சம் {minimum} தேவை' },
} as const satisfies Translation<typeof english>
