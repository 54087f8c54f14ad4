// The Tamil of the screens Edit Order and Order Revisions.
import type { Translation } from '#domain/words/catalogue.ts'
import type {
  editConflicts as editConflictsInEnglish,
  editRefusals as editRefusalsInEnglish,
  orderEdit as orderEditInEnglish,
  revisions as revisionsInEnglish,
} from '#domain/words/en/office/orders/order-edit.ts'

export const orderEdit = {
  title: 'ஆர்டரைத் திருத்து',
  orderDetails: 'ஆர்டர் விவரங்கள்',
  onlineOrders: 'ஆன்லைன் ஆர்டர்கள்',
  closed: 'இந்த ஆர்டரை இப்போது திருத்த முடியாது',
  alsoOpenByOne: '{who} என்பவரும் இந்த ஆர்டரைத் திருத்தத் திறந்துள்ளார்.',
  alsoOpenByMany: '{people} ஆகியோரும் இந்த ஆர்டரைத் திருத்தத் திறந்துள்ளனர்.',

  lines: 'ஆர்டரில் உள்ள பொருட்கள்',
  /** Read aloud with its buttons. */
  quantityOf: '{name} எண்ணிக்கை',
  added: 'புதியது',
  was: 'முன்பு {before}',
  putBack: 'மீண்டும் சேர்',
  putBackOf: '{name} பொருளை மீண்டும் சேர்',
  substitute: 'மாற்றுப் பொருள்',
  substituteOf: '{name} பொருளுக்கு மாற்றுப் பொருள்',
  removeOf: '{name} பொருளை எடுத்துவிடு',

  addProduct: 'பொருள் சேர்',
  substituteFor: '{name} என்பதற்குப் பதிலாக',
  searchFor: 'பெயர் அல்லது குறியீடு',
  noSubstitute: 'மாற்றுப் பொருள் வேண்டாம்',
  add: 'சேர்',
  addOf: '{name} பொருளைச் சேர்',
  takeInstead: 'பதிலாகச் சேர்',
  takeInsteadOf: '{name} பொருளைப் பதிலாகச் சேர்',
  found: { one: '{count} பொருள் கிடைத்தது', other: '{count} பொருட்கள் கிடைத்தன' },
  noneFound: 'பொருள் எதுவும் கிடைக்கவில்லை',
  more: 'இன்னும் {count} உண்டு. பெயரில் மேலும் சில எழுத்துகளை உள்ளிடவும்.',
  notLoaded: 'பொருட்களைப் பெற முடியவில்லை. பெயரை மீண்டும் உள்ளிட்டுப் பார்க்கவும்.',

  discount: 'தள்ளுபடி',
  discountIn: 'தள்ளுபடி எதில்',
  rupees: '₹',
  percent: '%',
  packingNote: 'பேக்கிங் குறிப்பு (விருப்பம்)',
  packingNoteHint: 'பேக்கிங் பட்டியலில் வரும்',
  freightNote: 'லாரி வாடகைக் குறிப்பு (விருப்பம்)',
  freightNoteHint: 'மதிப்பீட்டிலும் பில்லிலும் வரும்',
  why: 'காரணம் (விருப்பம்)',
  whyHint: 'ஆர்டரின் வரலாற்றில் வரும்',

  sums: 'ஆர்டரின் தொகைகள்',
  totalItems: 'மொத்த எண்ணிக்கை',
  totalAmount: 'மொத்தத் தொகை',
  belowMinimum: 'குறைந்தபட்ச ஆர்டர் {amount}. இது அதைவிடக் குறைவு, ஆனாலும் சேமிக்கலாம்.',
  save: 'ஆர்டரைச் சேமி',
  undoChanges: 'மாற்றங்களைச் செயல்தவிர்',
  saved: 'ஆர்டர் சேமிக்கப்பட்டது, திருத்தம் {number}.',
} as const satisfies Translation<typeof orderEditInEnglish>

/** Two people edit the same order. */
export const editConflicts = {
  notInOrder: 'ஆர்டரில் இல்லை',
  instead: 'பதிலாக {quantity} {name}',
  changed:
    '{who} இந்த ஆர்டரை மாற்றியுள்ளார் (திருத்தம் {number}, {time}). உங்கள் மாற்றங்கள் அப்படியே உள்ளன, ஆனால் இன்னும் சேமிக்கவில்லை. ஆர்டர் இப்போது எப்படி உள்ளது எனப் பார்த்து, பிறகு சேமிக்கவும்.',
  seen: 'சரி, பார்த்துவிட்டேன்',
} as const satisfies Translation<typeof editConflictsInEnglish>

/** Why an edit is not saved. */
export const editRefusals = {
  noLines: 'ஆர்டரில் ஒரு பொருளாவது இருக்க வேண்டும். வாடிக்கையாளருக்கு எதுவும் வேண்டாம் என்றால், ஆர்டரை ரத்து செய்யவும்.',
  nothingChanged: 'நீங்கள் எதையும் மாற்றவில்லை.',
  totalDiffers:
    'மொத்தத் தொகை இப்போது {now}, நீங்கள் பார்த்தது {seen}. எதையும் சேமிக்கவில்லை. புதிய விலைகளைப் பார்த்துவிட்டு மீண்டும் அழுத்தவும்.',
  unreadable: 'திருத்தத்தைப் படிக்க முடியவில்லை. ஆர்டரை மீண்டும் திறக்கவும். உங்கள் மாற்றங்கள் அப்படியே உள்ளன.',
  quantity: 'எண்ணிக்கையை 1 முதல் {most} வரை உள்ளிடவும்.',
  note: 'பேக்கிங் குறிப்பையும் லாரி வாடகைக் குறிப்பையும் {most} எழுத்துகளுக்குள் எழுதவும்.',
  tooManyLines: 'ஓர் ஆர்டரில் {most} பொருட்கள் வரை இருக்கலாம்.',
  twoPrices:
    'பழைய கடையிலிருந்து வந்த இந்த ஆர்டரில் {name} இரண்டு விலைகளில் உள்ளது. இதைத் திருத்த முடியாது. மாற்ற வேண்டும் என்றால், இதை ரத்து செய்துவிட்டுப் புதிய ஆர்டர் போடவும்.',
  replaced: 'இந்த ஆர்டருக்குப் பதிலாக {id} வந்துள்ளது. அந்த ஆர்டரைத் திருத்தவும்.',
  notAdded: 'இப்போது விற்பனையில் இல்லாதவை: {names}. நீங்கள் சேர்த்ததை எடுத்துவிட்டு, சேமிக்கவும்.',
  goneNotAdded: 'நீங்கள் சேர்த்த ஒரு பொருள் இப்போது விற்பனையில் இல்லை. அதை எடுத்துவிட்டு, சேமிக்கவும்.',
  discountPercent: 'தள்ளுபடியை 0 முதல் 100 % வரை உள்ளிடவும். புள்ளிக்குப் பின் 2 இலக்கங்கள் எழுதலாம்.',
  discountRupees: 'தள்ளுபடியை ரூபாயில் உள்ளிடவும். எ.கா. 250 அல்லது 99.50.',
  discountTooHigh: 'தள்ளுபடி {discount}, ஆனால் பொருட்களின் விலையே {goods}. தள்ளுபடியைக் குறைக்கவும்.',
  notEnough: 'இருப்பு போதாது: {products}. எதையும் மாற்றவில்லை.',
  lacking: '{name} (இன்னும் {more} வேண்டும், இருப்பு {stock})',
  notSold: '{name} (இப்போது விற்பனையில் இல்லை)',
  aProduct: 'ஒரு பொருள்',
} as const satisfies Translation<typeof editRefusalsInEnglish>

/** The differences between two revisions. */
export const revisions = {
  title: 'ஆர்டர் திருத்தங்கள்',
  neverEdited: 'திருத்தம் எதுவும் இல்லை',
  asItWasPlaced: 'ஆர்டர் {id} முதலில் வந்தபடியே உள்ளது.',
  /** The labels of two lists of revisions. */
  compare: 'ஒப்பிட வேண்டியது',
  with: 'எதனுடன்',
  asPlaced: 'முதலில் வந்தது',
  newest: 'கடைசித் திருத்தம்',
  alike: 'இரண்டும் ஒன்றே.',
  what: 'விவரம்',
  before: 'முன்பு',
  after: 'பின்பு',
  none: '–',
  inPlaceOf: '{product} என்பதற்குப் பதிலாக',

  original: 'முதலில் வந்தது, {time}, {amount}',
  revision: 'திருத்தம் {number}, {time}, {amount}',
  revisionBy: 'திருத்தம் {number}, {time}, {who}, {amount}',

  discount: 'தள்ளுபடி',
  packingNote: 'பேக்கிங் குறிப்பு',
  freightNote: 'லாரி வாடகைக் குறிப்பு',
  totalAmount: 'மொத்தத் தொகை',

  /** In the history, a line each. */
  lineRemoved: '{name} எடுக்கப்பட்டது ({from})',
  lineAdded: '{name} சேர்க்கப்பட்டது: {to}',
  lineAddedInstead: '{product} என்பதற்குப் பதிலாக {name} சேர்க்கப்பட்டது: {to}',
  lineChanged: '{name}: முன்பு {from}, இப்போது {to}',
  lineChangedInstead: '{product} என்பதற்குப் பதிலாக {name}: முன்பு {from}, இப்போது {to}',
  textAdded: '{what}: {to}',
  textRemoved: '{what} எடுக்கப்பட்டது',
  textChanged: '{what}: முன்பு {from}, இப்போது {to}',
  further: { one: 'மேலும் {count} மாற்றம்', other: 'மேலும் {count} மாற்றங்கள்' },
} as const satisfies Translation<typeof revisionsInEnglish>
