// The Tamil of ready packs on the order page.
import type { Translation } from '#domain/words/catalogue.ts'
import type { readyPacks as english } from '#domain/words/en/pages/ready-packs.ts'

export const readyPacks = {
  title: 'கூடையை விரைவாக நிரப்பு',
  close: 'மூடு',
  /** The ways to fill the cart. */
  ways: 'கூடையை நிரப்பும் வழி',
  packs: 'தொகுப்புகள்',
  list: 'பட்டியலை ஒட்டு',

  intro: 'ஒன்றாகப் பொருந்தும் பொருட்கள். ஒவ்வொரு வரியையும் கூடையில் மாற்றலாம்.',
  packList: 'தயார் தொகுப்புகள்',
  loading: 'காத்திருக்கவும்...',
  away: 'இதைக் காட்ட முடியவில்லை. தொகுப்புகளுக்கும் பட்ஜெட்டுக்கும் இணைய இணைப்பு தேவை.',
  again: 'மீண்டும் முயற்சி செய்',

  goods: { one: '{count} பொருள்', other: '{count} பொருட்கள்' },
  pieces: { one: '{count} பீஸ்', other: '{count} பீஸ்' },
  goodsAndPieces: '{goods}, {pieces}.',
  /** Opens the goods of a pack. */
  show: 'இதில் உள்ளவை',
  inStock: { one: '{count} தொகுப்பு இருப்பில் உள்ளது.', other: '{count} தொகுப்புகள் இருப்பில் உள்ளன.' },
  soldOut: 'இருப்பு இல்லை: {names}',
  andMore: { one: '{names}, மேலும் {count}', other: '{names}, மேலும் {count}' },
  add: 'தொகுப்பைச் சேர்',
  addOf: 'தொகுப்பைச் சேர்: {name}',
  adding: 'சேர்க்கப்படுகிறது...',

  /** After a press. */
  added: '{name} கூடையில் சேர்ந்தது. இன்னொன்று வேண்டுமானால் மீண்டும் சேர்க்கவும்.',
  addedPart: '{name} கூடையில் சேர்ந்தது. {short}',
  short: 'உங்கள் கூடையில் உள்ளதைவிட இவை எங்களிடம் அதிகம் இல்லை: {goods}',
  notAdded: '{name} சேர்க்கப்படவில்லை. {why}',
  changed: '{name} மாறியுள்ளது. அதன் பொருட்களையும் விலையையும் பார்த்துச் சேர்க்கவும்.',
  gone: '{name} இப்போது விற்பனையில் இல்லை.',
  noAnswer: 'கடையிலிருந்து பதில் வரவில்லை. {name} சேர்க்கப்படவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யவும்.',
} as const satisfies Translation<typeof english>
