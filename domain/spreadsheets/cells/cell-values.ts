/** Reads a list's cells: money, percentages, counts, units, names and contents. */
import { asciiDigits } from '#domain/numbers/digits.ts'
import { type Paise, formatRupees } from '#domain/numbers/money.ts'
import { oneLine } from '#domain/plain-text.ts'
import { MAX_PRICE_PAISE } from '#domain/product/product-form.ts'
import type { Unit } from '#domain/product/product.ts'
import { MAX_STOCK } from '#domain/product/stock.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { listFields } from '#domain/words/en/office/goods/list-fields.ts'
import { listRows } from '#domain/words/en/office/goods/list-rows.ts'
import { type CellValue, cellText } from '../grid.ts'
import { type DecimalSign, type NumberText, readNumberText, withoutCurrency, withoutPieces } from './number-text.ts'

/** A value, a fault sentence, or a question with possible texts; undefined for an empty cell. */
export type Read<Value> = { value: Value } | { fault: string } | TwoReadings | undefined
export type TwoReadings = { question: string; text: string; readings: readonly string[] }

const ERROR_VALUE = /^#(?:REF!|VALUE!|DIV\/0!|N\/A|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i
/** A cell of marks only is empty. */
const EMPTY = /^[^\p{L}\p{N}]*$/u
const NO_DISCOUNT = /^(?:net(?: ?(?:rate|price|amount))?s?|no ?dis(?:c|count)?\.?|nil)$/i
const NAME_MAX = 120

/** A failed formula is a fault. */
export function readText(cell: CellValue | undefined): Read<string> {
  const text = oneLine(cellText(cell))
  if (ERROR_VALUE.test(text)) return { fault: wordsOf(listRows).formulaResult({ text }) }
  return text === '' ? undefined : { value: text }
}

/** 120, 99.5, '₹ 1,234.50', 'Rs. 20/-', 'ரூ.20'. Rounds the fractions of a paisa that formulas yield. */
export function readMoney(cell: CellValue | undefined, label: string, sign?: DecimalSign): Read<Paise> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (EMPTY.test(text.value)) return undefined
  const plain = withoutCurrency(asciiDigits(text.value))
  const number = typeof cell === 'number' ? { number: String(cell) } : readNumberText(plain, sign)
  const words = wordsOf(listRows)
  const notAPrice = () => ({ fault: words.notAPrice({ label, text: shown(text.value) }) })
  if (!number) return notAPrice()
  if ('readings' in number) return inTwoWays(label, text.value, number.readings) ?? notAPrice()
  const paise = Math.round(Number(number.number) * 100)
  if (paise < 0) return { fault: words.negative({ label }) }
  if (!Number.isFinite(paise)) return notAPrice()
  if (paise > MAX_PRICE_PAISE) return { fault: words.atMost({ label, most: formatRupees(MAX_PRICE_PAISE) }) }
  return { value: paise }
}

function numberCell(cell: number): NumberText | undefined {
  return cell >= 0 ? { number: String(cell) } : undefined
}

/** Undefined if no reading fits. */
function inTwoWays(label: string, text: string, readings: readonly string[]): TwoReadings | undefined {
  const [one, other] = readings
  if (one === undefined) return undefined
  const asked = { label, text: shown(text), one }
  const words = wordsOf(listRows)
  const question = other === undefined ? words.oneReading(asked) : words.twoReadings({ ...asked, other })
  return { question, text: text.replace(/^[^\d-]+|(?<!\D)\D+$/g, ''), readings }
}

/** 80, 0.8, '80%', '80 % off'; 0 for 'Net rate'. */
export function readPercent(cell: CellValue | undefined, sign?: DecimalSign): Read<number> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (EMPTY.test(text.value)) return undefined
  if (NO_DISCOUNT.test(text.value)) return { value: 0 }
  const [, digits, mark] =
    /^(\d[\d.,]{0,9})\s*(?:(%)\s*)?(?:discount|disc\.?|off|less)?$/i.exec(asciiDigits(text.value)) ?? []
  const read = typeof cell === 'number' ? numberCell(cell) : digits && readNumberText(digits, sign)
  const words = wordsOf(listRows)
  const notAPercentage = () => ({ fault: words.notAPercentage({ text: shown(text.value) }) })
  if (!read) return notAPercentage()
  if ('readings' in read) {
    const readings = read.readings.filter((reading) => Number(reading) <= 100)
    return inTwoWays(words.discount, text.value, readings) ?? notAPercentage()
  }
  const number = Number(read.number)
  const percent = mark === undefined && number > 0 && number < 1 ? number * 100 : number
  if (percent > 100) return { fault: words.percentageRange }
  return { value: Math.round(percent * 100) / 100 }
}

/** '5 nos' is 5, 'sold out' and 'nil' are 0. */
export function readStock(cell: CellValue | undefined, sign?: DecimalSign): Read<number> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (/^(?:nil|none|sold ?out|out of stock|no stock)$/i.test(text.value)) return { value: 0 }
  if (EMPTY.test(text.value)) return undefined
  const plain = withoutPieces(asciiDigits(text.value))
  const read = typeof cell === 'number' ? { number: plain } : readNumberText(plain, sign)
  const words = wordsOf(listRows)
  const label = words.stock
  const notWhole = () => ({ fault: words.notWhole({ text: shown(text.value) }) })
  if (read && 'readings' in read) {
    const readings = read.readings.map((each) => each.replace(/\.0+$/, '')).filter((each) => /^\d+$/.test(each))
    return inTwoWays(label, text.value, readings) ?? notWhole()
  }
  if (read && /^-\d/.test(read.number)) return { fault: words.negative({ label }) }
  if (!read || !/^\d+(?:\.0+)?$/.test(read.number)) return notWhole()
  if (Number(read.number) > MAX_STOCK) return { fault: words.atMost({ label, most: MAX_STOCK }) }
  return { value: Number(read.number) }
}

/** '1 Box', 'PKT', 'Packet', '1 பெட்டி'. */
export function readUnit(text: string): Unit | undefined {
  const [, word = ''] = /^(?:1|one|per|ஒரு)?[\s./]*([a-z\p{Script=Tamil}]+)\.?$/iu.exec(text.trim()) ?? []
  if (/^(?:box|boxes|bx|bxs|பெட்டி|பாக்ஸ்)$/i.test(word)) return '1box'
  return /^(?:pkt|pkts|packet|packets|pack|pck|பாக்கெட்|பாக்கெட்டு)$/i.test(word) ? '1pkt' : undefined
}

/** yes, no, on, off, 1, 0, x. */
export function readYesNo(cell: CellValue | undefined, label: string): Read<boolean> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (/^(?:yes|y|on|true|1|x|✓|ஆம்)$/i.test(text.value)) return { value: true }
  if (/^(?:no|n|off|false|0|-|இல்லை)$/i.test(text.value)) return { value: false }
  return { fault: wordsOf(listRows).notYesOrNo({ label, text: shown(text.value) }) }
}

const CONTENTS_IN_NAME = /(?<!\s)\s*[([]\s*(\d+\s*(?:pcs?|pieces?|nos?|pkts?|boxe?s?|box|items?|பீஸ்)\.?)\s*[)\]]\s*/i

/** Removes a serial number and splits off contents: '3. Sparklers (10 Pcs)'. */
export function readName(
  cell: CellValue | undefined,
  { keepsContents = false } = {},
): Read<{ name: string; contents: string }> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (text.value.startsWith('=')) return { fault: wordsOf(listRows).nameLikeFormula }
  const numbered = text.value.replace(/^\d{1,3}\s*[.)]\s+(?=\D*\p{L})/u, '')
  const contents = keepsContents ? '' : (CONTENTS_IN_NAME.exec(numbered)?.[1] ?? '')
  const name = contents === '' ? numbered : oneLine(numbered.replace(CONTENTS_IN_NAME, ' '))
  if (EMPTY.test(numbered)) return undefined
  if (name === '') return { value: { name: numbered, contents: '' } }
  if (name.length > NAME_MAX)
    return { fault: wordsOf(listRows).tooLong({ label: wordsOf(listFields).name, most: NAME_MAX }) }
  return { value: { name, contents: readContents(contents) } }
}

/** '10pcs' becomes '10 pcs'. */
export function readContents(text: string): string {
  return text.replace(/^(\d+)\s*(\p{L})/u, '$1 $2').trim()
}

export function shown(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text
}
