// The Tamil of the bars above the order page: a trial order, and the order that was sent.
import type { Translation } from '#domain/words/catalogue.ts'
import type { shopBars as english } from '#domain/words/en/pages/shop-bars.ts'

export const shopBars = {
  trial: {
    order:
      '<b>நீங்கள் இப்போது ஆர்டர் செய்து சோதிக்கிறீர்கள்.</b> அதைச் சோதனை என்று குறிக்கிறோம். அதை நீக்கினால், அதன் பொருட்கள் மீண்டும் இருப்பில் சேரும்.',
    enquiry:
      '<b>நீங்கள் இப்போது விசாரித்துச் சோதிக்கிறீர்கள்.</b> அதைச் சோதனை என்று குறிக்கிறோம். அதை நீக்கினால், அதன் பொருட்கள் மீண்டும் இருப்பில் சேரும்.',
  },
  stopTrial: 'சோதனையை நிறுத்து',
  orderAside: { order: 'உங்கள் ஆர்டர் <b>{id}</b>', enquiry: 'உங்கள் விசாரணை <b>{id}</b>' },
  showAgain: 'மீண்டும் காட்டு',
} as const satisfies Translation<typeof english>
