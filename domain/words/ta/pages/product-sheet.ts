// The Tamil of a product in a dialog, with its picture or video.
import type { Translation } from '#domain/words/catalogue.ts'
import type { productSheet as english } from '#domain/words/en/pages/product-sheet.ts'

export const productSheet = {
  close: 'பொருளை மூடு',
  /** Read aloud for the next product. */
  place: '{name}, {total} பொருட்களில் {place}',
  previous: 'முந்தைய பொருள்',
  next: 'அடுத்த பொருள்',
  video: '{name} வீடியோ',
  videoFails: 'இந்த வீடியோவை இயக்க முடியவில்லை.',
  showPicture: 'படத்தைக் காட்டு',
  playVideo: 'வீடியோவை இயக்கு',
  tryAgain: 'மீண்டும் முயற்சி செய்',
  mrp: 'எம்.ஆர்.பி.',
  off: '{percent}% தள்ளுபடி',
  per: 'அலகு',
  category: 'வகை',
  code: 'குறியீடு',
  share: 'பகிர்',
  linkCopied: 'லிங்க் நகலெடுக்கப்பட்டது',
} as const satisfies Translation<typeof english>
