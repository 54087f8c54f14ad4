// The Tamil of the first steps of a new shop, and of the removal of the demo.
import type { Translation } from '#domain/words/catalogue.ts'
import type { firstSteps as english } from '#domain/words/en/office/first-steps.ts'

export const firstSteps = {
  title: 'முதல் வேலைகள்',
  fromDemo: 'மாதிரிக் கடையிலிருந்து இன்னும் இருப்பவை: {goods}.',
  who: 'உங்கள் கடை விவரங்கள்',
  whoText: 'பெயர், முகவரி, தொலைபேசி, WhatsApp, மின்னஞ்சல்',
  payment: 'UPI ஐடி அல்லது வங்கிக் கணக்கு',
  paymentText: 'வாடிக்கையாளர்கள் இதற்குப் பணம் செலுத்துவார்கள்',
  products: 'உங்கள் பொருட்கள்',
  productsText: 'விலைப்பட்டியலை ஏற்றவும், மாதிரிப் பொருட்களை எடுத்துவிடவும்',
  open: 'கடையைத் திற',
  openText: 'கடைசி வேலையாக, ஆர்டர்களைப் பெறத் தொடங்கவும்',
  try: 'ஓர் ஆர்டர் செய்து பார்',
  tryText: 'வாடிக்கையாளரைப் போல ஆர்டர் செய்யவும். அதைச் சோதனை எனக் குறிக்கிறோம்.',
  /** Read aloud after a step. */
  done: '(முடிந்தது)',
  toDo: '(செய்ய வேண்டியது)',

  startWithOwn: 'என் பொருட்களுடன் தொடங்கு',
  removes:
    'இவற்றை எடுத்துவிடுகிறோம்: {goods}. வாடிக்கையாளர்களின் ஆர்டர்கள் அப்படியே இருக்கும். 24 மணி நேரம் வரை இதைச் செயல்தவிர்க்கலாம். பொருட்கள் இல்லாத வகைகள் கடையின் பக்கத்தைப் பார்ப்பவர்களுக்குத் தெரியாது.',
  youChanged: 'இவற்றை நீங்கள் மாற்றியுள்ளதால் இவை அப்படியே இருக்கும். இவற்றிலும் எடுத்துவிட வேண்டியவற்றை டிக் செய்யவும்:',
  typeName: 'கடையின் பெயரை உள்ளிடவும்: {name}',
  undoUntil: '{who} எடுத்துவிட்டவை: {goods}. {moment} வரை செயல்தவிர்க்கலாம்.',
  moment: '{day}, {time}',

  videoCount: { one: '{count} வீடியோ', other: '{count} வீடியோக்கள்' },
  trialCount: { one: '{count} சோதனை ஆர்டர்', other: '{count} சோதனை ஆர்டர்கள்' },

  failed: 'பிழை ஏற்பட்டது. மீண்டும் முயற்சி செய்யவும்.',
  otherName: 'இது கடையின் பெயர் இல்லை. எதையும் எடுத்துவிடவில்லை.',
  nothingLeft: 'மாதிரி ஏற்கெனவே எடுத்துவிடப்பட்டது',
  tooLate: 'இதை யாரோ ஏற்கெனவே செயல்தவிர்த்துள்ளார், அல்லது 24 மணி நேரம் முடிந்துவிட்டது',
  removed: 'எடுத்துவிட்டவை: {goods}',
  restored: 'மீண்டும் வந்தவை: {goods}',
  andMore: 'மேலும் {count}',
  leftOut: '{name}: {why}',
  otherCode: 'இதன் குறியீடு {before} இப்போது வேறு பொருளுக்கு உள்ளது. இதன் புதிய குறியீடு {code}.',

  // The list of changes
  didRemove: 'மாதிரியை எடுத்துவிட்டார்',
  didUndo: 'மாதிரியை எடுத்துவிட்டதைச் செயல்தவிர்த்தார்',
} as const satisfies Translation<typeof english>
