/** Reads the rows between products: categories with their discount, notes and totals. */
import { foldedWords } from '../search/spelling.ts'
import { readPercent } from '../spreadsheets/cells/cell-values.ts'
import { discountPart, discountsIn, isOfAll, namesDiscount } from '../spreadsheets/cells/discount-text.ts'
import { isTotalName } from '../spreadsheets/cells/total-name.ts'
import { type CellValue, cellText, filledCells, type GridRow, wordCells } from '../spreadsheets/grid.ts'

type Table = { above: readonly GridRow[]; headingRows: readonly GridRow[] }

export type CategoryHeading = {
  /** Without its discount; '' for a row with only a discount. */
  text: string
  /** In percent; 0 for a net category. */
  discount?: number
  /** Two discounts: '80% + 10%'. */
  unclear?: string
  /** Marked as continued. */
  isContinued?: true
}

const LONGEST_HEADING = 80
const WORD = /(?:\b(?:discounts?|disc?|off|less|flat)\b|தள்ளுபடி|கழிவு)/u.source
/** Around a heading's discount. */
const OPENING = new RegExp(String.raw`[([{]?\s{0,9}(?:[-@]\s{0,9})?(?:${WORD}\s{0,9}[.:@\u2013-]?\s{0,9}){0,2}$`, 'iu')
const CLOSING = new RegExp(
  String.raw`^\s{0,9}(?:extra\b\s{0,9}(?=[)\]}]|dis|off|less|$))?(?:${WORD}[\s.]{0,9}){0,2}(?:only\b\s{0,9})?[)\]}]?`,
  'iu',
)
const UP_TO = /\bup\s?to\s{0,9}$/i
const NET_WORDS = String.raw`nett? (?:rates?|prices?)|(?:no|nil|without) (?:discounts?|disc?\b)\.?`
const NET = new RegExp(
  String.raw`[([{]?\s{0,9}\b(?:${NET_WORDS}|nett?(?=\s{0,9}(?:[)\]}]|$)))(?:\s{0,9}only\b)?\s{0,9}[)\]}]?`,
  'iu',
)
const ONLY_NET = new RegExp(String.raw`^[([{]?\s{0,9}(?:${NET_WORDS}|nett?)(?:\s{0,9}only)?\s{0,9}[)\]}]?$`, 'iu')
const ONLY_PERCENTAGES = new RegExp(
  String.raw`^(?:[\d\s.%+&/,:(){}[\]\u2013-]|${WORD}|\b(?:extra|plus|and|to|only)\b)+$`,
  'iu',
)
const MARK = /[\s([–—-]{0,9}(?:\b(?:contd|cont['’]d|continued|cont(?=[.)\]]))|தொடர்ச்சி|தொடரும்)(?![\p{L}\p{M}\d])/u.source
const PAGE =
  /(?:[\s.…:–-]{0,9}\b(?:on|from|over(?:leaf)?|to|in|the|next|prev(?:ious)?|last|page|pg?|\d{1,3})\b){0,9}[\s.…:)\]-]{0,9}$/u
    .source
const CONTINUED = new RegExp(MARK + PAGE, 'iu')
const CONTINUES = new RegExp(String.raw`^${MARK}[\s.\u2026:)\]\u2013\u2014-]*`, 'iu')
const ONLY_CONTINUED = new RegExp(
  String.raw`^${MARK}(?:${PAGE}|[\s.\u2026:\u2013-]{0,9}\b(?:on|from|over(?:leaf)?|to|next|page)\b)`,
  'iu',
)
export const madePatterns = [OPENING, CLOSING, NET, ONLY_NET, ONLY_PERCENTAGES, CONTINUED, CONTINUES, ONLY_CONTINUED]
const NOTE =
  /^(?:note|notes|\*|terms|page \d|total|sub[ -]?total|net (?:total|amount|payable)|grand total|மொத்த|round(?:ed|ing)?[ -]?off\b|overall|packing|minimum|min\.? order|thank|happy|phone|mobile|cell|contact|e-?mail|gst|bank|a\/c|ifsc|www)|\d{5} ?\d{5}|@(?!\s{0,9}\d)|last day|\bminimum order\b|[.!]\s+\p{L}/iu

/** Keys of the shop's categories and of remembered choices: such a name stays whole. */
export type KnownHeadings = ReadonlySet<string>

type HeadingOptions = { filler?: boolean; inBoth?: boolean; known?: KnownHeadings | undefined }

/**
 * Reads a row with one text and perhaps a discount; undefined for others. `filler` ignores numbers: forms put sums in
 * rows without goods. With `inBoth` a Tamil name may be beside the other.
 */
export function categoryHeading(
  row: GridRow,
  { filler = false, inBoth = false, known = new Set() }: HeadingOptions = {},
): CategoryHeading | undefined {
  const cells = wordCells(row).map((at) => row.cells[at])
  const words = [...new Set(cells.filter(isWords).map((cell) => cellText(cell)))]
  const [only = '', ...rest] = words.toSorted((one, other) => Number(isTamil(one)) - Number(isTamil(other)))
  const discounts = [...cells.filter(isDiscount), ...rest]
  if (
    cells.length === 0 ||
    rest.length > 1 ||
    (rest.length > 0 && !(inBoth && isTamil(rest[0]!) && !isTamil(only))) ||
    only.length > LONGEST_HEADING
  )
    return undefined
  const others = cells.filter((cell) => !isWords(cell) && !isDiscount(cell))
  if (only === '') {
    const isSaid = others.length === 0 && discounts.every((cell) => typeof cell === 'string')
    return isSaid ? withDiscount('', discounts) : undefined
  }
  const name = [only, only.replace(CONTINUED, '')].find((text) => known.has(headingKey(text)))
  if ((name === undefined && isNote(only)) || (!filler && others.length > 0)) return undefined
  return { ...withDiscount(only, discounts), ...(name !== undefined && { text: name }) }
}

export function isNote(text: string): boolean {
  return isContinuation(text) || NOTE.test(text.replace(CONTINUES, ''))
}

export function isContinuation(text: string): boolean {
  return ONLY_CONTINUED.test(text)
}

const SUM =
  /^(?:total|(?:sub|page)[ -]?total|net (?:total|amount|payable)|grand total|மொத்த|overall|packing|minimum|min\.? order|gst|round(?:ed|ing)?[ -]?off\b|(?:less\b[^\p{L}]*)?disc(?:ount|\.)(?: amount)?[^\p{L}]*$)/iu

/** In a row with prices other notes are goods: Happy Birthday Candle. */
export function isSum(text: string): boolean {
  return SUM.test(text) && (!/^total/i.test(text) || isTotalName(text))
}

export function headingKey(text: string): string {
  return foldedWords(text).join('')
}

export function headingIn(text: string, known?: KnownHeadings): CategoryHeading {
  const found = categoryHeading({ number: 0, cells: [text] }, { known })
  return found && found.text !== '' ? found : { text }
}

type Said = { discount?: number | undefined; unclear?: string | undefined }

export function saysDiscount({ discount, unclear }: Said): boolean {
  return discount !== undefined || unclear !== undefined
}

/** Above the table, or in a column heading such as '80%-Discount Price'. */
export function discountForAll({ above, headingRows }: Table): number | undefined {
  const said = discountsAbove(above)
  const texts = headingRows.flatMap((row) => row.cells.map((cell) => cellText(cell))).filter(namesDiscount)
  const distinct = new Set(said.length > 0 ? said : texts.flatMap(discountsIn))
  // Two discounts do not say which goods have which.
  return distinct.size === 1 ? [...distinct][0] : undefined
}

/** Distinct: 'Discount %' with 80 or 0.8 beside or below it, or '80% Discount'. */
export function discountsAbove(above: readonly GridRow[]): number[] {
  const found = above.flatMap((row, index) =>
    filledCells(row).flatMap((at) => {
      const text = cellText(row.cells[at])
      if (!isOfAll(text)) return []
      const inText = discountsIn(text)
      if (inText.length > 0) return inText
      const near = [...row.cells.slice(at + 1, at + 4), above[index + 1]?.cells[at]]
      const read = near.map((cell) => readPercent(cell)).find((each) => each && 'value' in each)
      return read && 'value' in read ? [read.value] : []
    }),
  )
  return [...new Set(found)]
}

function withDiscount(text: string, beside: readonly (CellValue | undefined)[]): CategoryHeading {
  const bare = text.replace(CONTINUED, '').replace(CONTINUES, '')
  const marked = bare !== text && { isContinued: true as const }
  const part = discountPart(bare)
  const upTo = UP_TO.exec(bare.slice(0, part?.from))
  const from = upTo?.index ?? part?.from
  const said = [bare.slice(from, part?.to), ...beside.map(discountText)].filter((each) => discountsIn(each).length > 0)
  const distinct = [...new Set(said.flatMap(discountsIn))]
  const isNet = [bare, ...beside].some((cell) => NET.test(cellText(cell)))
  const discount = distinct[0] ?? (isNet ? 0 : undefined)
  const around = part
    ? `${bare.slice(0, from).replace(OPENING, ' ')} ${bare.slice(part.to).replace(CLOSING, ' ')}`
    : bare
  const plain = around
    .replace(NET, ' ')
    .replace(CONTINUED, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s*:–—-]+|(?<![\s:–—-])[\s:–—-]+$/g, '')
  const isAlone = plain === '' && (isDiscount(bare) || NET.test(bare) || bare === '')
  const heading = plain === '' && !isAlone ? bare : plain
  if (distinct.length > 1 || (upTo && part) || said.some((each) => each.includes('+')))
    return { text: heading, unclear: [...new Set(said)].join(', '), ...marked }
  return { text: heading, ...(discount !== undefined && discount <= 100 && { discount }), ...marked }
}

function isTamil(text: string): boolean {
  return /\p{Script=Tamil}/u.test(text)
}

function isWords(cell: CellValue | undefined): boolean {
  return typeof cell === 'string' && /\p{L}\p{M}*\p{L}/u.test(cell) && !isDiscount(cell)
}

/** A cell without other words. */
export function isDiscount(cell: CellValue | undefined): boolean {
  if (typeof cell === 'number') return cell > 0 && cell < 1
  const text = cellText(cell)
  if (text.length > LONGEST_HEADING) return false
  return ONLY_NET.test(text) || (discountsIn(text).length > 0 && ONLY_PERCENTAGES.test(text))
}

function discountText(cell: CellValue | undefined): string {
  const read = typeof cell === 'number' ? readPercent(cell) : undefined
  if (read && 'value' in read) return `${read.value}%`
  const text = cellText(cell)
  const part = discountPart(text)
  return text.slice(part?.from, part?.to)
}
