// The Tamil of the page of an order.
import type { Translation } from '#domain/words/catalogue.ts'
import type { orderStatus as english } from '#domain/words/en/pages/order-status.ts'

export const orderStatus = {
  title: { order: 'உங்கள் ஆர்டர்', enquiry: 'உங்கள் விசாரணை' },
  titleOf: { order: 'உங்கள் ஆர்டர் {id}', enquiry: 'உங்கள் விசாரணை {id}' },

  /** How the page proves itself: the domain and the UPI ID are those of the shop's own server. */
  genuine: 'இது உண்மையான பக்கம். இதன் முகவரி <b>{domain}</b>.',
  payOnlyTo: 'இந்த UPI ஐடிக்கு மட்டும் பணம் செலுத்தவும்: <b>{upiId}</b>.',

  date: 'தேதி',
  name: 'பெயர்',
  district: 'மாவட்டம்',
  mobile: 'மொபைல் எண்',

  /** Names of the steps, in the order in which they come. */
  stepsTitle: { order: 'உங்கள் ஆர்டரின் நிலை', enquiry: 'உங்கள் விசாரணையின் நிலை' },
  placed: 'வந்தது',
  confirmed: 'உறுதியானது',
  paid: 'செலுத்தியது',
  packed: 'பேக் ஆனது',
  dispatched: 'அனுப்பியது',
  delivered: 'பெற்றது',
  cancelled: 'ரத்தானது',
  done: 'முடிந்தது',

  nowPlaced: {
    order: 'உங்கள் ஆர்டர் எங்களுக்கு வந்துவிட்டது. உறுதி செய்ய உங்களை அழைப்போம்.',
    enquiry: 'உங்கள் விசாரணை எங்களுக்கு வந்துவிட்டது. விலையையும் டெலிவரியையும் முடிவு செய்ய உங்களை அழைப்போம்.',
  },
  nowConfirmed: { order: 'உங்கள் ஆர்டர் உறுதி செய்யப்பட்டது.', enquiry: 'உங்கள் விசாரணை உறுதி செய்யப்பட்டது.' },
  nowPaid: 'உங்கள் பணம் கிடைத்தது. உங்கள் பட்டாசுகளைப் பேக் செய்கிறோம்.',
  nowPacked: 'உங்கள் பட்டாசுகள் பேக் செய்யப்பட்டுள்ளன. அடுத்து டிரான்ஸ்போர்ட் அலுவலகத்துக்குச் செல்லும்.',
  nowDispatched:
    'உங்கள் பட்டாசுகள் வந்துகொண்டிருக்கின்றன. டிரான்ஸ்போர்ட் அலுவலகத்தை அழைத்துக் கேட்டபின் சென்று, LR எண்ணைக் காட்டிப் பெற்றுக்கொள்ளவும்.',
  nowDelivered: 'உங்கள் பட்டாசுகளைப் பெற்றுக்கொண்டீர்கள். பாதுகாப்பான, இனிய தீபாவளி வாழ்த்துகள்.',
  nowCancelled: {
    order: 'இந்த ஆர்டர் ரத்து செய்யப்பட்டது. இது தவறு எனில் எங்களை அழைக்கவும்.',
    enquiry: 'இந்த விசாரணை ரத்து செய்யப்பட்டது. இது தவறு எனில் எங்களை அழைக்கவும்.',
  },

  transport: 'டிரான்ஸ்போர்ட்',
  office: 'டிரான்ஸ்போர்ட் அலுவலகம்',
  officePhone: 'தொலைபேசி',
  lr: 'LR எண்',
  cases: 'பெட்டிகள்',
  freight: 'லாரி வாடகை',

  payment: 'பணம் செலுத்துதல்',
  total: 'மொத்தத் தொகை',
  received: 'பெற்றது',
  due: 'மீதித் தொகை',
  refund: 'உங்களுக்குத் திருப்பித் தர வேண்டியது',
  allPaid: 'முழுத் தொகையும் செலுத்திவிட்டீர்கள். நன்றி.',
  nothingDue: 'நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை.',
  payAfterCall: 'நாங்கள் அழைத்த பிறகு பணம் செலுத்தவும். தொகை மாறலாம்.',
  payExactly: 'ஏதேனும் ஒரு UPI செயலியில் இந்த QR குறியீட்டை ஸ்கேன் செய்யவும். மீதித் தொகை மட்டுமே அதில் இருக்கும்.',

  changes: { order: 'உங்கள் ஆர்டரில் மாற்றங்கள்', enquiry: 'உங்கள் விசாரணையில் மாற்றங்கள்' },
  lineAdded: '{name}: சேர்த்தது, {to}',
  lineRemoved: '{name}: நீக்கியது, முன்பு {from}',
  lineChanged: '{name}: முன்பு {from}, இப்போது {to}',
  otherChanged: '{name}: முன்பு {from}, இப்போது {to}',
  none: 'இல்லை',

  help: 'கேள்விகள் உள்ளனவா?',
  call: '{phone} எண்ணை அழை',
  chat: 'WhatsApp செய்தி அனுப்பு',
  chatText: { order: 'என் ஆர்டர் {id} பற்றி:', enquiry: 'என் விசாரணை {id} பற்றி:' },
} as const satisfies Translation<typeof english>
