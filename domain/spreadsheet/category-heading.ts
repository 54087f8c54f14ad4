/** Reads the rows between the products: categories with their discount, the discount for all above the table, notes and totals. */
import { foldedWords } from '../search/spelling.ts'
import { readPercent } from './cells/cell-values.ts'
import { type CellValue, cellText, filledCells, type GridRow, wordCells } from './grid.ts'

/** The rows of a table that stand above its goods. */
type Table = { above: readonly GridRow[]; headingRows: readonly GridRow[] }

export type CategoryHeading = {
  /** As the list has it, without its discount: 'Flower Pots'; '' for a row that is a discount alone. */
  text: string
  /** In percent; 0 for a category that is net. */
  discount?: number
}

const LONGEST_HEADING = 80
const DISCOUNT =
  /\(?\s{0,9}(?:-\s{0,9})?(?:discount\s{0,9}(?::\s{0,9})?)?(\d{1,3}(?:\.\d{1,9})?)\s{0,9}%\s*(?:discount|disc\.?|off|less)?\s*\)?/i
const NET = /\(?\s{0,9}\b(?:net (?:rates?|prices?)|no discount|without discount)\b(?:\s*only)?\s*\)?/i
const NOTE =
  /^(?:note|notes|\*|terms|total|sub ?total|net total|grand total|overall|packing|minimum|min\.? order|thank|happy|phone|mobile|cell|contact|e-?mail|gst|bank|a\/c|ifsc|www)|\d{5} ?\d{5}|@|last day|\bminimum order\b|[.!]\s+\p{L}/iu

/**
 * Returns the category of a row that is one text alone, perhaps with a discount beside it; undefined for any other row. `filler` says
 * whether numbers beside it are nothing, as the sums of a form are in a row without goods.
 */
export function categoryHeading(row: GridRow, { filler = false } = {}): CategoryHeading | undefined {
  const filled = wordCells(row)
  const texts = [...new Set(filled.filter((at) => isWords(row.cells[at])).map((at) => cellText(row.cells[at])))]
  const [only] = texts
  if (only === undefined || texts.length > 1 || only.length > LONGEST_HEADING || isNote(only)) return undefined
  const rest = filled.map((at) => row.cells[at]).filter((cell) => !isWords(cell))
  const percentages = rest.filter(isPercentage)
  if (!filler && (rest.length > 1 || percentages.length < rest.length)) return undefined
  return withDiscount(only, percentages[0])
}

/** Returns true for a text that is no category: a total, an address, a sentence. */
export function isNote(text: string): boolean {
  return NOTE.test(text)
}

/** Returns the key by which a heading is remembered and a category is found. */
export function headingKey(text: string): string {
  return foldedWords(text).join('')
}

/** Returns the discount for all: above the table, or in the heading of a column: '80%-Discount Price'. */
export function discountForAll({ above, headingRows }: Table): number | undefined {
  const inHeadings = headingRows
    .flatMap((row) => row.cells.map((cell) => cellText(cell)))
    .filter((text) => /\bdis(?:c|count)?/i.test(text) && !/\bup\s?to\b/i.test(text))
    .flatMap((text) => DISCOUNT.exec(text)?.[1] ?? [])
  return discountAbove(above) ?? (inHeadings[0] === undefined ? undefined : Number(inHeadings[0]))
}

/** Returns the discount that stands above the table, in percent: 'Discount %' with 80 or 0.8 beside or below it, or '80% Discount'. */
export function discountAbove(above: readonly GridRow[]): number | undefined {
  for (const [index, row] of above.entries()) {
    for (const at of filledCells(row)) {
      const text = cellText(row.cells[at])
      if (!/\bdis(?:c|count)?\b/i.test(text) || /\bup\s?to\b/i.test(text)) continue
      const inText = DISCOUNT.exec(text)?.[1]
      if (inText !== undefined) return Number(inText)
      const near = [...row.cells.slice(at + 1, at + 4), above[index + 1]?.cells[at]]
      const found = near.map((cell) => readPercent(cell)).find((read) => read && 'value' in read)
      if (found && 'value' in found) return found.value
    }
  }
  return undefined
}

function withDiscount(text: string, beside: CellValue | undefined): CategoryHeading {
  const inText = DISCOUNT.exec(text)?.[1]
  const besideRead = readPercent(beside)
  const besideIt = besideRead && 'value' in besideRead ? besideRead.value : undefined
  const isNet = NET.test(text)
  const discount = inText === undefined ? (besideIt ?? (isNet ? 0 : undefined)) : Number(inText)
  const plain = text
    .replace(DISCOUNT, ' ')
    .replace(NET, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s*:–—-]+|(?<![\s:–—-])[\s:–—-]+$/g, '')
  const heading = plain === '' && discount === undefined ? text : plain
  return discount === undefined || discount > 100 ? { text: heading } : { text: heading, discount }
}

function isWords(cell: CellValue | undefined): boolean {
  return typeof cell === 'string' && /\p{L}\p{M}*\p{L}/u.test(cell) && !isPercentage(cell)
}

function isPercentage(cell: CellValue | undefined): boolean {
  if (typeof cell === 'number') return cell > 0 && cell < 1
  return /^\s*\d{1,3}(?:\.\d+)?\s*%\s*(?:discount|disc\.?|off|less)?\s*$/i.test(cellText(cell))
}
