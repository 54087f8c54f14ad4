// The Tamil words that every screen of the back office uses: buttons, forms, lists, filters, pages.
import type { Translation } from '#domain/words/catalogue.ts'
import type { common as english } from '#domain/words/en/office/common.ts'

export const common = {
  save: 'சேமி',
  saveChanges: 'மாற்றங்களைச் சேமி',
  saving: 'சேமிக்கிறோம்...',
  cancel: 'ரத்து',
  delete: 'நீக்கு',
  edit: 'திருத்து',
  remove: 'எடுத்துவிடு',
  undo: 'செயல்தவிர்',
  undoing: 'செயல்தவிர்க்கிறோம்...',
  keepIt: 'இருக்கட்டும்',
  view: 'பார்',
  /** The heading of a column of buttons, for screen readers. */
  actions: 'செயல்கள்',
  /** Names the menu of a row. */
  actionsFor: 'செயல்கள்: {name}',

  products: { one: '{count} பொருள்', other: '{count} பொருட்கள்' },
  orders: { one: '{count} ஆர்டர்', other: '{count} ஆர்டர்கள்' },
  items: { one: '{count} பொருள்', other: '{count} பொருட்கள்' },
  pieces: { one: '{count} பீஸ்', other: '{count} பீஸ்' },
  lines: { one: '{count} பொருள்', other: '{count} பொருட்கள்' },

  isThisRight: 'இது சரியா?',
  saveAnyway: 'அப்படியே சேமி',
  changeIt: 'மாற்று',

  leave: 'விட்டுச் செல்',
  stay: 'இங்கேயே இரு',
  fileUploading: 'ஒரு கோப்பு பதிவேறுகிறது',
  fileLost: 'இப்போது விட்டுச் சென்றால், இந்தக் கோப்பை மீண்டும் தேர்ந்தெடுத்துப் பதிவேற்ற வேண்டும்.',
  oldPage: 'இந்தப் பக்கம் பழையதாகிவிட்டது. பக்கத்தைப் புதுப்பித்து மீண்டும் சேமிக்கவும். நீங்கள் எழுதியது அப்படியே இருக்கும்.',

  addedAndChanged:
    'இந்தப் படிவத்திலிருந்து {name} ஏற்கெனவே சேர்க்கப்பட்டது, பிறகு அதை வேறொருவர் மாற்றியுள்ளார். “ரத்து” அழுத்தி, பட்டியலில் மாற்றவும்.',
  someoneElse: 'வேறொருவர்',
  changedToo: 'இதை {who} மாற்றியுள்ளார், நீங்களும் மாற்றியுள்ளீர்கள்: {field}.',
  /** The refusal of a save. */
  changedTooChoose:
    'இவற்றை {who} மாற்றியுள்ளார், நீங்களும் மாற்றியுள்ளீர்கள்: {fields}. “அவருடையதை எடு” அல்லது “என்னுடையதை வை” தேர்ந்தெடுத்து, பிறகு சேமிக்கவும்.',
  /** This and the next two appear above a value, and in `openFile`. */
  was: 'முன்பு இருந்தது',
  theyMadeIt: '{who} மாற்றியது',
  youMadeIt: 'நீங்கள் மாற்றியது',
  emptyValue: '(காலி)',
  openFile: 'கோப்பைத் திற: {version}',
  takeTheirs: 'அவருடையதை எடு',
  takeTheirsFor: 'அவருடையதை எடு: {field}',
  keepMine: 'என்னுடையதை வை',
  keepMineFor: 'என்னுடையதை வை: {field}',

  shownOf: 'இங்கே {shown}, மொத்தம் {total}',
  showMore: 'மேலும் காட்டு',
  pages: 'பக்கங்கள்',
  previous: 'முந்தையது',
  next: 'அடுத்து',
  firstPage: 'முதல் பக்கம்',
  refreshList: 'பட்டியலைப் புதுப்பி',
  leftList: 'இப்போது இந்தப் பட்டியலில் இல்லை',
  deleted: 'நீக்கப்பட்டது',

  searchProducts: 'பொருட்களைத் தேடு',
  searchProductsHint: 'பெயர், குறியீடு, வகையால் தேடு...',
  category: 'வகை',
  allCategories: 'எல்லா வகையும்',
  inShop: 'கடையில்',
  onAndOff: 'அனைத்தும்',
  shown: 'தெரிபவை',
  switchedOff: 'நிறுத்தியது',
  importPriceList: 'விலைப்பட்டியலை ஏற்று',
  uploadProduct: 'பொருள் சேர்',

  backOffice: 'நிர்வாகப் பகுதி',
  screenNotFound: 'இந்தத் திரை இல்லை',
  checkAddress: 'முகவரியைச் சரிபார்க்கவும், அல்லது முகப்பிலிருந்து மீண்டும் தொடங்கவும்.',
  goToDashboard: 'முகப்புக்குச் செல்',
} as const satisfies Translation<typeof english>
