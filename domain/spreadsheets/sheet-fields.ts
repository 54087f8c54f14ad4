/** The fields of a list's columns, and the headings that the trade uses for them. */
import { foldedWords } from '../search/spelling.ts'
import { wordsOf } from '../words/catalogue.ts'
import { listFields } from '../words/en/office/goods/list-fields.ts'

/** In the order of the shop's own download. */
export const fieldNames = [
  'code',
  'category',
  'name',
  'tamilName',
  'contents',
  'unit',
  'mrp',
  'price',
  'discount',
  'stock',
  'enabled',
  'isNew',
] as const

export type SheetField = (typeof fieldNames)[number]

/** Their labels, which are also the headings of the download. */
export function fieldLabels(): Readonly<Record<SheetField, string>> {
  return wordsOf(listFields)
}

export type Columns = Partial<Record<SheetField, number>>

/** Columns that are ignored are recognised too. */
export type ColumnKind = SheetField | 'serial' | 'quantity' | 'amount' | 'other'

export function isSheetField(name: unknown): name is SheetField {
  return fieldNames.some((field) => field === name)
}

/** 'Sl.No' becomes 'slno', 'MRP (Rs)' 'mrp rs'. */
export function foldedHeading(text: string): string {
  return text.length > 60 ? '' : foldedWords(text).join(' ')
}

/** 6 is certain, less if the trade uses the word for several things. */
const headingWords: readonly (readonly [kind: ColumnKind, score: number, pattern: RegExp])[] = [
  [
    'serial',
    6,
    /^(?:(?:s|sl|sr|serial|item|si) ?(?:no|number)?|no|sno|slno|srno|sino|(?:வ ?|தொடர் ?)?எண்|வரிசை(?: ?எண்)?)$/,
  ],
  ['code', 5, /\bcode\b|\bsku\b|குறியீடு/],
  ['tamilName', 6, /tamil|தமிழ்/],
  ['category', 6, /^(?:(?:product |item |cracker )?(?:category|group)(?: name)?|section|(?:பொருள் ?)?வகை|பிரிவு|குழு)$/],
  [
    'name',
    6,
    /^(?:(?:product|item|good|cracker) ?(?:name|description)?|description|particular|name|name of .*|description of .*)$/,
  ],
  ['name', 5, /^(?:பட்டாசு(?: (?:வகை|விவரம்|விபரம்))?|சரக்கு|ஐட்டம்|விபரம்|ரகம்|வெடி)$/],
  ['name', 3, /product|particular|description|item|name|variet|பொருள|பொருட்|பெயர்|விவரம்/],
  ['contents', 6, /content|^packing$|^(?:pc|piece)(?: (?:per|in) .*)?$|^no of pc$|உள்ளடக்கம்/],
  ['contents', 4, /siize|size|\bpc\b|அளவு/],
  ['contents', 4, /^பீஸ்$/],
  ['contents', 3, /^(?:unit|per)$/],
  ['contents', 2, /\bqty\b|\bquantity\b/],
  ['unit', 5, /^(?:unit|per|uom|unit of sale|pack type|அலகு|யூனிட்)$/],
  [
    'mrp',
    7,
    /\bm ?r ?p\b|original ?(?:rate|price)|actual ?(?:rate|price)|list price|printed|retail price|அச்சு ?விலை|அச்சிட்ட ?விலை|அசல் ?விலை|எம் ?ஆர் ?பி|அதிகபட்ச/,
  ],
  ['mrp', 4, /^rate(?: rs)?$|^gross (?:rate|price)$|^ரேட்(?: ரூ)?$/],
  ['mrp', 3, /^rate\b|^price(?: rs)?$/],
  [
    'price',
    7,
    /final|offer|our price|selling|\bsale (?:rate|price)|after discount|special (?:rate|price)|discount(?:ed)? (?:rate|price)|(?:நமது|நம்|எங்(?:கள்)?|விற்பனை|சலுகை|தள்ளுபடி(?: (?:போக|பின்|பிறகு))?|நிகர|சிறப்பு|இறுதி|ஆஃபர்|ஆபர்|கடை) ?விலை/,
  ],
  ['price', 6, /^net(?: (?:rate|price|amount|amt))?(?: rs)?$/],
  ['price', 4, /^price(?: rs)?$|^விலை(?: ரூ(?:பாய்)?)?$/],
  ['price', 3, /^rate\b|^ரேட்(?: ரூ)?$|^.* விலை(?: ரூ(?:பாய்)?)?$/],
  ['discount', 6, /^(?:discount|disc|dis|less|off|தள்ளுபடி|கழிவு)(?: (?:percent|percentage|in|சதவீதம்))?$|^சதவீதம்$/],
  [
    'stock',
    6,
    /^(?:(?:opening|closing|current|present|available|balance|total|in) stock|stock(?: (?:count|qty|quantity|in hand|available|balance|no|pc))?|(?:available|balance)(?: (?:qty|quantity|stock))|available|(?:qty|quantity) (?:available|in hand|in stock)|(?:on|in) hand|inventory|(?:சரக்கு ?)?(?:கை ?)?(?:இ|யி)ருப்பு(?: எண்ணிக்கை)?|ஸ்டா(?:க்)?)$/,
  ],
  [
    'quantity',
    6,
    /^(?:(?:order|ordered|req|required|your|enter) )?(?:qty|quantity|nos)(?: (?:req|required|order|ordered))?$|^(?:எண்ணிக்கை|ஆர்டர்|தேவை)$/,
  ],
  ['quantity', 3, /\bqty\b/],
  [
    'amount',
    5,
    /^(?:total )?(?:amount|amt)(?: rs)?$|^total(?: rs| price)?$|^value$|^net amount$|^மொத்த ?விலை$|^(?:மொத்த ?)?தொகை$|^மொத்தம்$/,
  ],
  ['enabled', 6, /^(?:shown|show|enabled|active|on|on off)$/],
  ['isNew', 6, /^new(?: this? year| arrival)?$/],
  ['other', 6, /image|picture|photo|video|\blink\b|^brand$|^maker$|படம்$|^remark$|^குறிப்பு$|^கம்பெனி|^நிறுவனம்|^hsn|^gst/],
]

export function headingKinds(text: string): Map<ColumnKind, number> {
  const heading = foldedHeading(text)
  const kinds = new Map<ColumnKind, number>()
  if (heading === '') return kinds
  for (const [kind, score, pattern] of headingWords) {
    if (pattern.test(heading)) kinds.set(kind, Math.max(score, kinds.get(kind) ?? 0))
  }
  return kinds
}
