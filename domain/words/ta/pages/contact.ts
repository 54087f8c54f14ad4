// The Tamil of the page Contact, with the videos.
import type { Translation } from '#domain/words/catalogue.ts'
import type { contact as english } from '#domain/words/en/pages/contact.ts'

export const contact = {
  title: 'தொடர்பு',
  description: '{name}: அழைக்க {phone}, எழுத {email}, நேரில் வர {address}.',
  intro: 'எங்கள் பட்டாசுகள் வெடிப்பதைப் பாருங்கள். பிறகு அழையுங்கள், எழுதுங்கள், அல்லது கடைக்கு வாருங்கள்.',

  connect: 'தொடர்பு விவரங்கள்',
  rated: 'மதிப்பெண்',
  established: 'தொடங்கிய ஆண்டு',
  address: 'முகவரி',
  map: 'வரைபடத்தில் காட்டு',
  phone: 'தொலைபேசி',
  email: 'மின்னஞ்சல்',
  open: 'திறந்திருக்கும் நேரம்',
  hello: 'வணக்கம் {name},',
  chat: 'WhatsApp செய்தி அனுப்பு',

  show: 'பட்டாசுக் காட்சி',
  noVideos: 'வீடியோக்கள் எதுவும் இல்லை',
  videosFail: 'வீடியோக்களை இப்போது இயக்க முடியவில்லை.',
  videoFails: 'இந்த வீடியோவை இப்போது இயக்க முடியவில்லை.',
  nextFollows: 'இந்த வீடியோவை இயக்க முடியவில்லை. அடுத்தது வருகிறது.',
  loading: 'வீடியோ ஏற்றப்படுகிறது...',
  counter: '{place} / {total}',
  tryAgain: 'மீண்டும் முயற்சி செய்',
  previous: 'முந்தைய வீடியோ',
  next: 'அடுத்த வீடியோ',
  play: 'இயக்கு',
  pause: 'நிறுத்து',
  mute: 'ஒலியை நிறுத்து',
  unmute: 'ஒலியை இயக்கு',
  watch: '{title} வீடியோவைப் பார்',
  progress: 'வீடியோ {place} / {total}: {title}',
  captions: 'வீடியோக்கள் ஒலி இல்லாமல் தொடங்கும், அவற்றில் வசன வரிகள் இல்லை. அவை காட்டுவதை இந்த உரை சொல்கிறது.',
  readMore: 'மேலும் காட்டு',
  readLess: 'குறைவாகக் காட்டு',
} as const satisfies Translation<typeof english>
