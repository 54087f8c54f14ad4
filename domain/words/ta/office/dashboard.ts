// The Tamil of the Dashboard: the day's work and numbers, the newest orders, the week, the nightly check of the data.
import type { Translation } from '#domain/words/catalogue.ts'
import type { dashboard as english } from '#domain/words/en/office/dashboard.ts'

export const dashboard = {
  title: 'நிர்வாகப் பகுதி',

  // The day's work; the first of each two is shown beside a number
  toDo: 'செய்ய வேண்டியவை',
  call: 'அழைக்க வேண்டியவை',
  nobodyToCall: 'அழைக்க யாரும் இல்லை',
  answers: 'வாடிக்கையாளர்களின் பதில்கள்',
  short: 'இருப்பில் கழிக்காதவை',
  pack: 'பேக் செய்ய வேண்டியவை',
  nothingToPack: 'பேக் செய்ய எதுவும் இல்லை',
  dispatch: 'அனுப்ப வேண்டியவை',
  nothingToDispatch: 'அனுப்ப எதுவும் இல்லை',
  money: 'சரிபார்க்க வேண்டிய பணம்',
  noMoney: 'சரிபார்க்க வேண்டிய பணம் இல்லை',
  low: 'தீரப்போகும் பொருட்கள்',
  nothingLow: 'எதுவும் தீரப்போவதில்லை',
  firstSteps: 'முதல் வேலைகள்',

  // The day's numbers
  numbers: 'இன்றைய எண்கள்',
  todaysTotal: 'இன்றைய மொத்தம்',
  todaysTotalNote: 'இதில் உறுதியானது {amount}. நள்ளிரவு முதல் வந்த ஆன்லைன் ஆர்டர்கள்; மாற்று ஆர்டர் வந்தவை, ரத்தானவை இல்லாமல்.',
  newToday: 'இன்று வந்த ஆர்டர்கள்',
  newTodayCount: 'இன்று வந்த ஆர்டர்கள்: {count}',
  unverified: 'சரிபார்க்காதவை',
  pending: 'முடிக்காதவை',
  outOfStock: 'இருப்பு இல்லாதவை',

  // Orders
  newestOrders: 'புதிய ஆர்டர்கள்',
  allOrders: 'எல்லா ஆர்டர்களும்',
  noOrders: 'ஆர்டர்கள் இன்னும் வரவில்லை. புதிய ஆர்டர்கள் இங்கே தெரியும்.',
  moment: '{day}, {time}',
  sevenDays: 'ஏழு நாட்களின் ஆன்லைன் ஆர்டர்கள்',
  reports: 'அறிக்கைகள்',
  dayInWords: '{day}: {orders} ஆர்டர், தொகை {ordered}, உறுதியானது {confirmed}',
  confirmed: 'உறுதியானது',
  orderedOnly: 'ஆர்டர் மட்டும், உறுதியாகவில்லை',

  // The screens of a role
  screens: 'திரைகள்',
  welcome: 'வணக்கம்',
  welcomeNamed: 'வணக்கம், <name>{name}</name>',
  yourScreens: 'உங்கள் பொறுப்பு: {role}. உங்கள் திரைகள்:',
  noScreens: 'உங்கள் பொறுப்பு: {role}. இந்தப் பொறுப்புக்கு இப்போது திரைகள் இல்லை. கடை உரிமையாளரிடம் கேட்கவும்.',

  // The check of the data. `moment` is one of the three below, `since` one of the first three sentences.
  dataCheck: 'தரவுச் சரிபார்ப்பு',
  checked: {
    one: 'கடைசித் தரவுச் சரிபார்ப்பு: {moment}. {count} பிழை உள்ளது.',
    other: 'கடைசித் தரவுச் சரிபார்ப்பு: {moment}. {count} பிழைகள் உள்ளன.',
  },
  checkedSound: 'கடைசித் தரவுச் சரிபார்ப்பு: {moment}. பிழைகள் இல்லை.',
  neverChecked: 'தரவை இதுவரை சரிபார்க்கவில்லை.',
  notCheckedYet: 'தரவை இன்னும் சரிபார்க்கவில்லை. முதல் சரிபார்ப்பு சில நிமிடங்களில் தொடங்கும்.',
  checkFailed: 'தரவைச் சரிபார்க்க முடியவில்லை ({moment}). {reason} {since}',
  overdue: '{since} சரிபார்ப்பு நேரம் கடந்துவிட்டது. கடையின் சர்வரை மீண்டும் தொடங்கவும், அல்லது உங்கள் டெக்னீஷியனிடம் சொல்லவும்.',
  newerOverdue: '{since} அடுத்த சரிபார்ப்பு நேரம் கடந்துவிட்டது. கடையின் சர்வரை மீண்டும் தொடங்கவும், அல்லது உங்கள் டெக்னீஷியனிடம் சொல்லவும்.',
  todayAt: 'இன்று {time}',
  yesterdayAt: 'நேற்று {time}',
  onDayAt: '{day}, {time}',
  whatToDo:
    'இப்போதே ஒரு பேக்கப் எடுத்து, பிறகு உங்கள் டெக்னீஷியனிடம் சொல்லவும். மீண்டும் சரிபார்க்க, கடையின் கணினியில் <code>npm run check-data</code> இயக்கவும். கடை திறந்தே இருக்கலாம்.',
  whatToDoMore:
    'இப்போதே ஒரு பேக்கப் எடுத்து, பிறகு உங்கள் டெக்னீஷியனிடம் சொல்லவும். மற்றவற்றைப் பார்க்க, கடையின் கணினியில் <code>npm run check-data</code> இயக்கவும். கடை திறந்தே இருக்கலாம்.',
} as const satisfies Translation<typeof english>
