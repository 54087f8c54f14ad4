// The Tamil of the cart.
import type { Translation } from '#domain/words/catalogue.ts'
import type { cart as english } from '#domain/words/en/pages/cart.ts'

export const cart = {
  title: 'உங்கள் கூடை',
  close: 'கூடையை மூடு',
  empty: 'உங்கள் கூடை காலியாக உள்ளது',
  continueShopping: 'பட்டாசுகளைப் பார்',
  remove: 'எடுத்துவிடு: {name}',
  priceWas: 'முந்தைய விலை {price}.',

  totalItems: 'மொத்த எண்ணிக்கை',
  youSave: 'நீங்கள் சேமிப்பது',
  grandTotal: 'மொத்தத் தொகை',

  overStock: {
    one: '{count} பொருள் இப்போது இந்த எண்ணிக்கையில் இல்லை. எண்ணிக்கையை மாற்றவும், அல்லது அதை எடுத்துவிடவும்.',
    other: '{count} பொருட்கள் இப்போது இந்த எண்ணிக்கையில் இல்லை. எண்ணிக்கையை மாற்றவும், அல்லது அவற்றை எடுத்துவிடவும்.',
  },
  // Visible and spoken names of a button begin alike; “எடு” would look like “எடுத்துவிடு”.
  take: '{stock} போதும்',
  takeOf: '{stock} போதும்: {name}',
  removeIt: 'எடுத்துவிடு',
  removeItOf: 'எடுத்துவிடு: {name}',

  priceNow: '<b>{name}</b> விலை இப்போது {price}, முன்பு {before}.',
  keepIt: 'இருக்கட்டும்',
  keepItOf: 'இருக்கட்டும்: {name}',
  moreRises: 'மேலும் {count}, பட்டியலில் பார்க்கவும்.',
  keepAll: 'எல்லாம் இருக்கட்டும் ({count})',
  chargesRose: {
    order: 'உங்கள் ஆர்டருக்கான கட்டணங்கள் இப்போது {amount} கூடியுள்ளன.',
    enquiry: 'உங்கள் பொருட்களுக்கான கட்டணங்கள் இப்போது {amount} கூடியுள்ளன.',
  },
  ok: 'சரி',
  okToCharges: 'சரி, கூடிய கட்டணங்களுக்குச் சம்மதம்',
  totalRose: 'மொத்தத் தொகை முன்பு {before}, இப்போது {now}.',
} as const satisfies Translation<typeof english>
