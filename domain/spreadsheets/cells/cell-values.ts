/** Reads a list's cells: money, percentages, counts, units, names and contents. */
import { asciiDigits } from '#domain/digits.ts'
import { type Paise, formatRupees, indianGrouping } from '#domain/money.ts'
import { oneLine } from '#domain/plain-text.ts'
import { MAX_PRICE_PAISE } from '#domain/product/product-form.ts'
import type { Unit } from '#domain/product/product.ts'
import { MAX_STOCK } from '#domain/product/stock.ts'
import { type CellValue, cellText } from '../grid.ts'
import { type DecimalSign, type NumberText, readNumberText } from './number-text.ts'

/** A value, a fault sentence, or a question with possible texts; undefined for an empty cell. */
export type Read<Value> = { value: Value } | { fault: string } | TwoReadings | undefined
export type TwoReadings = { question: string; text: string; readings: readonly string[] }

const ERROR_VALUE = /^#(?:REF!|VALUE!|DIV\/0!|N\/A|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i
/** A cell of marks only is empty. */
const EMPTY = /^[^\p{L}\p{N}]*$/u
const NO_DISCOUNT = /^(?:net(?: ?(?:rate|price|amount))?s?|no ?dis(?:c|count)?\.?|nil)$/i
const NAME_MAX = 120
export const CONTENTS_MAX = 40

/** A failed formula is a fault. */
export function readText(cell: CellValue | undefined): Read<string> {
  const text = oneLine(cellText(cell))
  if (ERROR_VALUE.test(text)) return { fault: `The formula in this cell results in ${text}.` }
  return text === '' ? undefined : { value: text }
}

/** 120, 99.5, '₹ 1,234.50', 'Rs. 20/-'. Rounds the fractions of a paisa that formulas yield. */
export function readMoney(cell: CellValue | undefined, label: string, sign?: DecimalSign): Read<Paise> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (EMPTY.test(text.value)) return undefined
  const plain = asciiDigits(text.value)
    .replace(/^(?:inr|₹|rs\.?)\s*/i, '')
    .replace(/(?<!\s)\s*(?:\/-|\/=|-\/|inr|₹|rs\.?)$/i, '')
    .trim()
  const number = typeof cell === 'number' ? { number: String(cell) } : readNumberText(plain, sign)
  if (!number) return { fault: `${label} “${shown(text.value)}” is not a price.` }
  if ('readings' in number) return inTwoWays(label, text.value, number.readings)
  const paise = Math.round(Number(number.number) * 100)
  if (paise < 0) return { fault: `${label} cannot be negative.` }
  if (!Number.isFinite(paise)) return { fault: `${label} “${shown(text.value)}” is not a price.` }
  if (paise > MAX_PRICE_PAISE) return { fault: `${label} must be at most ${formatRupees(MAX_PRICE_PAISE)}.` }
  return { value: paise }
}

function numberCell(cell: number): NumberText | undefined {
  return cell >= 0 ? { number: String(cell) } : undefined
}

function inTwoWays(label: string, text: string, readings: readonly string[]): TwoReadings {
  const digits = text.replace(/^[^\d-]+|(?<!\D)\D+$/g, '')
  return { question: `${label} “${shown(text)}”: is this ${readings.join(' or ')}?`, text: digits, readings }
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
  if (!read) return { fault: `Discount “${shown(text.value)}” is not a percentage.` }
  if ('readings' in read) {
    return inTwoWays(
      'Discount',
      text.value,
      read.readings.filter((reading) => Number(reading) <= 100),
    )
  }
  const number = Number(read.number)
  const percent = mark === undefined && number > 0 && number < 1 ? number * 100 : number
  if (percent > 100) return { fault: 'Discount must be from 0 to 100 percent.' }
  return { value: Math.round(percent * 100) / 100 }
}

/** 'sold out' and 'nil' are 0. */
export function readStock(cell: CellValue | undefined, sign?: DecimalSign): Read<number> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (/^(?:nil|none|sold ?out|out of stock|no stock)$/i.test(text.value)) return { value: 0 }
  if (EMPTY.test(text.value)) return undefined
  const plain = asciiDigits(text.value)
  const read = typeof cell === 'number' ? { number: plain } : readNumberText(plain, sign)
  if (read && 'readings' in read) {
    return inTwoWays(
      'Stock',
      text.value,
      read.readings.map((reading) => reading.replace(/\.0+$/, '')).filter((reading) => /^\d+$/.test(reading)),
    )
  }
  if (read && /^-\d/.test(read.number)) return { fault: 'Stock cannot be negative.' }
  if (!read || !/^\d+(?:\.0+)?$/.test(read.number))
    return { fault: `Stock “${shown(text.value)}” is not a whole number.` }
  if (Number(read.number) > MAX_STOCK) return { fault: `Stock must be at most ${indianGrouping(MAX_STOCK)}.` }
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
  return { fault: `${label} “${shown(text.value)}” is neither Yes nor No.` }
}

const CONTENTS_IN_NAME = /(?<!\s)\s*[([]\s*(\d+\s*(?:pcs?|pieces?|nos?|pkts?|boxe?s?|box|items?|பீஸ்)\.?)\s*[)\]]\s*/i

/** Removes a serial number and splits off contents: '3. Sparklers (10 Pcs)'. */
export function readName(
  cell: CellValue | undefined,
  { keepsContents = false } = {},
): Read<{ name: string; contents: string }> {
  const text = readText(cell)
  if (!text || !('value' in text)) return text
  if (text.value.startsWith('=')) return { fault: 'The name begins with “=”, as a formula does.' }
  const numbered = text.value.replace(/^\d{1,3}\s*[.)]\s+(?=\D*\p{L})/u, '')
  const contents = keepsContents ? '' : (CONTENTS_IN_NAME.exec(numbered)?.[1] ?? '')
  const name = contents === '' ? numbered : oneLine(numbered.replace(CONTENTS_IN_NAME, ' '))
  if (EMPTY.test(numbered)) return undefined
  if (name === '') return { value: { name: numbered, contents: '' } }
  if (name.length > NAME_MAX) return { fault: `Product name must be at most ${NAME_MAX} characters.` }
  return { value: { name, contents: readContents(contents) } }
}

/** '10pcs' becomes '10 pcs'. */
export function readContents(text: string): string {
  return text.replace(/^(\d+)\s*(\p{L})/u, '$1 $2').trim()
}

export function shown(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text
}
