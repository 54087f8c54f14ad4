// The Tamil of an order on papers, on screens and in messages.
import type { Translation } from '../catalogue.ts'
import type { orderWords as english } from '../en/order.ts'

export const orderWords = {
  trial: 'இது சோதனை மட்டுமே. நாங்கள் பொருட்களை அனுப்புவதில்லை, நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை.',
  revised: 'திருத்தப்பட்டது {date}',
  revisedAgain: 'திருத்தப்பட்டது {date} (திருத்தம் {number})',
  /** Beside a label that says "Revised". */
  revisionDate: '{date} (திருத்தம் {number})',
  inPlaceOf: '{name} ({other} என்பதற்குப் பதிலாக)',
} as const satisfies Translation<typeof english>
