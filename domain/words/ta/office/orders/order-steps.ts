// The Tamil of the steps of an order. A step is நிலை; its name is one of the words of docs/tamil.md.
import type { Translation } from '#domain/words/catalogue.ts'
import type {
  calls as callsInEnglish,
  manyOrders as manyOrdersInEnglish,
  orderHistory as orderHistoryInEnglish,
  orderSteps as orderStepsInEnglish,
  stepNames as stepNamesInEnglish,
  stepRefusals as stepRefusalsInEnglish,
  stepVerbs as stepVerbsInEnglish,
} from '#domain/words/en/office/orders/order-steps.ts'

/** Everywhere a step is named. In other sentences of this file its name is in quotes. */
export const stepNames = {
  placed: 'வந்தது',
  confirmed: 'உறுதியானது',
  paid: 'செலுத்தியது',
  packed: 'பேக் ஆனது',
  dispatched: 'அனுப்பியது',
  delivered: 'சேர்ந்தது',
  cancelled: 'ரத்தானது',
} as const satisfies Translation<typeof stepNamesInEnglish>

/** The button that records a step. */
export const stepVerbs = {
  confirmed: 'ஆர்டரை உறுதி செய்',
  paid: 'செலுத்தியது எனக் குறி',
  packed: 'பேக் ஆனது எனக் குறி',
  dispatched: 'அனுப்பியது எனக் குறி',
  delivered: 'சேர்ந்தது எனக் குறி',
  cancelled: 'ஆர்டரை ரத்து செய்',
} as const satisfies Translation<typeof stepVerbsInEnglish>

/** Why a step is not recorded or not undone. */
export const stepRefusals = {
  cancelled: 'இந்த ஆர்டர் ரத்தானது. முதலில் “{cancelled}” நிலையைச் செயல்தவிர்க்கவும்.',
  done: 'இந்த ஆர்டர் ஏற்கெனவே “{step}” எனக் குறிக்கப்பட்டுள்ளது.',
  doneSince: 'இந்த ஆர்டர் ஏற்கெனவே “{step}” எனக் குறிக்கப்பட்டுள்ளது, நேரம் {time}.',
  doneSinceBy: 'இந்த ஆர்டர் ஏற்கெனவே “{step}” எனக் குறிக்கப்பட்டுள்ளது, நேரம் {time}, குறித்தவர் {who}.',
  away: 'இந்த ஆர்டரின் பொருட்கள் கடையிலிருந்து போய்விட்டன. அவை திரும்ப வந்ததும், முதலில் “{step}” நிலையைச் செயல்தவிர்க்கவும்.',
  later: 'இந்த ஆர்டர் ஏற்கெனவே “{later}” எனக் குறிக்கப்பட்டுள்ளது. அது தவறு என்றால், முதலில் “{later}” நிலையைச் செயல்தவிர்க்கவும்.',
  notDone: 'இந்த ஆர்டர் “{step}” எனக் குறிக்கப்படவில்லை. யாராவது செயல்தவிர்த்திருக்கலாம்.',
  undoLater: 'இந்த ஆர்டர் ஏற்கெனவே “{later}” எனக் குறிக்கப்பட்டுள்ளது. முதலில் “{later}” நிலையைச் செயல்தவிர்க்கவும்.',
  undoneSince: '“{step}” பிறகு செயல்தவிர்க்கப்பட்டது. மீண்டும் குறிக்க, மீண்டும் அழுத்தவும்.',
  markedSince: '“{step}” பிறகு மீண்டும் குறிக்கப்பட்டது. அதைச் செயல்தவிர்க்க, மீண்டும் அழுத்தவும்.',
  noEdit: 'இந்த ஆர்டர் ஏற்கெனவே “{step}” எனக் குறிக்கப்பட்டுள்ளது. இதைத் திருத்த, முதலில் “{step}” நிலையைச் செயல்தவிர்க்கவும்.',
} as const satisfies Translation<typeof stepRefusalsInEnglish>

/** When to call again a customer who did not answer. */
export const calls = {
  title: 'மீண்டும் அழை',
  at: 'மீண்டும் அழைக்கும் நேரம்',
  inOneHour: '1 மணி நேரத்தில் ({time})',
  inTwoHours: '2 மணி நேரத்தில் ({time})',
  thisEvening: 'இன்று மாலை ({time})',
  tomorrow: 'நாளை ({time})',
  another: 'வேறு நேரம்…',
  noAnswer: 'பதில் இல்லை',
  arranged: 'பதில் இல்லை எனப் பதிவானது. மீண்டும் அழைக்கும் நேரம்: {time}.',
  required: 'மீண்டும் எப்போது அழைப்பது எனத் தேர்ந்தெடுக்கவும்.',
  past: 'இனி வரும் நேரத்தைத் தேர்ந்தெடுக்கவும்.',
  far: 'ஓர் ஆண்டுக்குள் உள்ள நேரத்தைத் தேர்ந்தெடுக்கவும்.',
} as const satisfies Translation<typeof callsInEnglish>

/** The note beside a step, and the history of an order. */
export const orderHistory = {
  title: 'வரலாறு',
  note: 'குறிப்பு',
  saveNote: 'குறிப்பைச் சேமி',
  noteSaved: 'குறிப்பு சேமிக்கப்பட்டது',
  noteRequired: 'முதலில் குறிப்பு எழுதவும்.',
  noteTooLong: 'குறிப்பை {most} எழுத்துகளுக்குள் எழுதவும்.',
  edited: 'திருத்தப்பட்டது',
  dispatchCorrected: 'அனுப்பிய விவரங்கள் திருத்தப்பட்டன',
  messageOpened: 'WhatsApp செய்தி திறந்தது',
  noAnswer: 'பதில் இல்லை',
  noAnswerUntil: 'பதில் இல்லை, மீண்டும் அழைக்கும் நேரம் {time}',
  undone: '{step}: செயல்தவிர்த்தது',
  undoOf: 'செயல்தவிர்: {entry}',
  noTime: 'நேரம் பதிவாகவில்லை',
} as const satisfies Translation<typeof orderHistoryInEnglish>

/** The line of steps, and what records the next one. */
export const orderSteps = {
  line: 'ஆர்டரின் நிலைகள்',
  done: 'முடிந்தது:',
  nextStep: 'அடுத்த நிலை',
  record: 'நிலையைப் பதிவு செய்',
  recorded: '“{step}” எனக் குறிக்கப்பட்டது.',
  undone: '“{step}” செயல்தவிர்க்கப்பட்டது.',

  tabs: 'நிலைகள்',
  all: 'அனைத்தும்',
  toCall: 'அழைக்க வேண்டியவை',
  why: 'காரணம் (விருப்பம்)',

  cancel: 'இந்த ஆர்டரை ரத்து செய்யவா?',
  cancelStays: 'ரத்தானது எனப் பட்டியலில் இருக்கும்.',
  itemsGoBack: 'நீக்கியவை தவிர, இதன் பொருட்கள் இருப்புக்குத் திரும்பும். ஆர்டர் ரத்தானது எனப் பட்டியலில் இருக்கும்.',
  cancelThis: 'இந்த ஆர்டரை ரத்து செய்',
  keepOrder: 'ஆர்டர் இருக்கட்டும்',
} as const satisfies Translation<typeof orderStepsInEnglish>

/** Many orders at once. */
export const manyOrders = {
  moveMany: 'பலவற்றை மாற்று',
  title: 'பல ஆர்டர்களின் நிலையை மாற்று',
  ticked: '{count} டிக் ஆனது',
  tickOf: '{name} அவர்களின் ஆர்டரை டிக் செய்',
  tickAll: { one: 'இங்குள்ளதை டிக் செய் ({count})', other: 'இங்குள்ள அனைத்தையும் டிக் செய் ({count})' },
  step: 'நிலை',
  done: 'முடிந்தது',

  moved: {
    one: '{count} ஆர்டர் “{step}” எனக் குறிக்கப்பட்டது.',
    other: '{count} ஆர்டர்கள் “{step}” எனக் குறிக்கப்பட்டன.',
  },
  undone: {
    one: '{count} ஆர்டரில் “{step}” செயல்தவிர்க்கப்பட்டது.',
    other: '{count} ஆர்டர்களில் “{step}” செயல்தவிர்க்கப்பட்டது.',
  },
  unchanged: { one: '{count} ஆர்டர் மாறவில்லை.', other: '{count} ஆர்டர்கள் மாறவில்லை.' },
  unpaid: 'அவற்றில் {count} ஆர்டருக்கு இன்னும் மீதித் தொகை {amount}.',
  dueOf: '<order>{id}</order>: மீதித் தொகை {amount}',
  aboutOrder: '<order>{id}</order>: {text}',

  cancelTitle: 'ஆர்டர்களை ரத்து செய்',
  cancel: {
    one: '{count} ஆர்டரை ரத்து செய்யவா? நீக்கியவை தவிர, அதன் பொருட்கள் இருப்புக்குத் திரும்பும்.',
    other: '{count} ஆர்டர்களை ரத்து செய்யவா? நீக்கியவை தவிர, அவற்றின் பொருட்கள் இருப்புக்குத் திரும்பும்.',
  },
  cancelThese: { one: 'இந்த ஆர்டரை ரத்து செய்', other: 'இந்த {count} ஆர்டர்களை ரத்து செய்' },
  keepThese: { one: 'ஆர்டர் இருக்கட்டும்', other: '{count} ஆர்டர்களும் இருக்கட்டும்' },
} as const satisfies Translation<typeof manyOrdersInEnglish>
