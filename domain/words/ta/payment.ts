// The Tamil of ways to pay, on screens and papers.
import type { Translation } from '../catalogue.ts'
import type { payment as english } from '../en/payment.ts'

export const payment = {
  upi: 'UPI',
  bankTransfer: 'வங்கிப் பரிமாற்றம்',
  upiId: 'UPI ஐடி',
  payee: 'பெறுபவர்',
  accountName: 'கணக்குப் பெயர்',
  accountNumber: 'கணக்கு எண்',
  ifsc: 'IFSC',
  bankName: 'வங்கி',
  branch: 'கிளை',

  payAfterCall: 'எப்படிப் பணம் செலுத்துவது என்று நாங்கள் அழைக்கும்போது சொல்கிறோம்.',
  /** In a shop that takes enquiries. */
  weCall: 'பொருட்கள், விலை, டிரான்ஸ்போர்ட் பற்றிப் பேச உங்களை அழைக்கிறோம்.',
  /** For a cancelled or replaced order. */
  nothingToPay: 'இந்த ஆர்டருக்கு நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை.',

  /** Before the first payment, and for the rest. */
  afterCallByUpi: 'நாங்கள் அழைத்த பிறகு, UPI மூலம் {amount} செலுத்தவும்.',
  afterCallByBank: 'நாங்கள் அழைத்த பிறகு, எங்கள் வங்கிக் கணக்கில் {amount} செலுத்தவும்.',
  afterCallByEither: 'நாங்கள் அழைத்த பிறகு, UPI மூலமோ எங்கள் வங்கிக் கணக்கிலோ {amount} செலுத்தவும்.',
  payByUpi: 'UPI மூலம் {amount} செலுத்தவும்.',
  payByBank: 'எங்கள் வங்கிக் கணக்கில் {amount} செலுத்தவும்.',
  payByEither: 'UPI மூலமோ எங்கள் வங்கிக் கணக்கிலோ {amount} செலுத்தவும்.',
  upiLimit:
    'UPI மூலம் பொதுவாக ஒரு நாளில் {limit} வரை மட்டுமே செலுத்த முடியும். அதைவிட அதிகமான தொகையை எப்படிச் செலுத்துவது என்று நாங்கள் அழைக்கும்போது சொல்கிறோம்.',
} as const satisfies Translation<typeof english>
