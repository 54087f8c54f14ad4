// The Tamil of why the shop does not take an order. Shops that take enquiries show the same sentences: they name neither.
import type { Translation } from '../catalogue.ts'
import type { orderRefusals as english } from '../en/order-refusals.ts'

export const orderRefusals = {
  unreadable: 'நீங்கள் அனுப்பியதைப் படிக்க முடியவில்லை. பக்கத்தைப் புதுப்பிக்கவும்.',
  insufficientStock: '{name} என்ற பொருளுக்குப் போதிய இருப்பு இல்லை',
  removedSince: 'நீங்கள் அனுப்பியது கிடைத்தது. பிறகு அதை நீக்கிவிட்டோம். எங்களை அழைக்கவும்.',
  cancelledSince: 'நீங்கள் அனுப்பியது கிடைத்தது. பிறகு அதை ரத்து செய்துவிட்டோம். எங்களை அழைக்கவும்.',
  otherContents: 'இதை ஏற்கெனவே வேறு பொருட்களுடன் அனுப்பிவிட்டீர்கள். மீண்டும் அனுப்பவும்.',
  totalRose:
    'மொத்தத் தொகை இப்போது {now}, நீங்கள் பார்த்தது {seen}. அதனால் இதை நாங்கள் ஏற்கவில்லை. புதிய விலைகளைப் பார்த்துவிட்டு மீண்டும் அனுப்பவும்.',

  quantity: 'எண்ணிக்கை முழு எண்ணாக இருக்க வேண்டும்',
  quantityAtLeast: 'எண்ணிக்கை 1 அல்லது அதற்கு மேல் இருக்க வேண்டும்',
  quantityAtMost: 'எண்ணிக்கை {most} அல்லது அதற்குக் குறைவாக இருக்க வேண்டும்',
  empty: 'உங்கள் கூடை காலியாக உள்ளது',
  tooManyLines: 'ஒரு முறை {most} பொருட்கள் வரை அனுப்பலாம்',

  oneNotSold: '{name} இப்போது விற்பனையில் இல்லை. அதை எடுத்துவிட்டு மீண்டும் அனுப்பவும்.',
  twoNotSold: '{name}, {other} ஆகியவை இப்போது விற்பனையில் இல்லை. அவற்றை எடுத்துவிட்டு மீண்டும் அனுப்பவும்.',
  /** {count} may be 1. */
  moreNotSold: 'இப்போது விற்பனையில் இல்லாதவை: {name}, மேலும் {count}. அவற்றை எடுத்துவிட்டு மீண்டும் அனுப்பவும்.',
  someNotSold: 'உங்கள் கூடையில் உள்ள ஒரு பொருள் இப்போது விற்பனையில் இல்லை. அதை எடுத்துவிட்டு மீண்டும் அனுப்பவும்.',
} as const satisfies Translation<typeof english>
