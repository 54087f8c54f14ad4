/** Reads the values of an owner's cells: money, percentages, counts, units, names and what a name says of its contents. */
import { asciiDigits } from '../digits.ts'
import { type Paise, formatRupees, indianGrouping, parseRupees } from '../money.ts'
import { oneLine } from '../plain-text.ts'
import { MAX_PRICE_PAISE } from '../product-form.ts'
import type { Unit } from '../product.ts'
import { MAX_STOCK } from '../stock.ts'
import { type CellValue, cellText } from './grid.ts'

/** The value of a cell, or the sentence that says what is wrong with it. An empty cell is undefined. */
export type Read<Value> = { value: Value } | { fault: string } | undefined

const ERROR_VALUE = /^#(?:REF!|VALUE!|DIV\/0!|N\/A|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i
const EMPTY = /^[-–—.]*$/
const NAME_MAX = 120
export const CONTENTS_MAX = 40

/** Returns the text of a cell; the result of a formula that failed is a fault. */
export function readText(cell: CellValue | undefined): Read<string> {
  const text = oneLine(cellText(cell))
  if (ERROR_VALUE.test(text)) return { fault: `The formula in this cell results in ${text}.` }
  return text === '' ? undefined : { value: text }
}

/** Returns the paise of a price: 120, 99.5, '₹ 1,234.50', 'Rs. 20/-'. Fractions of a paisa, as formulas make them, are rounded. */
export function readMoney(cell: CellValue | undefined, label: string): Read<Paise> {
  const text = readText(cell)
  if (!text || 'fault' in text) return text
  if (EMPTY.test(text.value)) return undefined
  const plain = asciiDigits(text.value)
    .replace(/^(?:inr|₹|rs\.?)\s*/i, '')
    .replace(/(?<!\s)\s*(?:\/-|\/=|-\/|inr|₹|rs\.?)$/i, '')
    .trim()
  const paise = typeof cell === 'number' ? Math.round(cell * 100) : (parseRupees(plain) ?? roundedPaise(plain))
  if (paise !== undefined && paise < 0) return { fault: `${label} cannot be negative.` }
  if (paise === undefined || !Number.isFinite(paise)) return { fault: `${label} “${shown(text.value)}” is no price.` }
  if (paise > MAX_PRICE_PAISE) return { fault: `${label} must be at most ${formatRupees(MAX_PRICE_PAISE)}.` }
  return { value: paise }
}

function roundedPaise(text: string): Paise | undefined {
  const plain = text.replaceAll(',', '')
  return /^-?\d{1,12}(?:\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** Returns a discount in percent: 80, 0.8, '80%', '80 % off'. */
export function readPercent(cell: CellValue | undefined): Read<number> {
  const text = readText(cell)
  if (!text || 'fault' in text) return text
  if (EMPTY.test(text.value)) return undefined
  const [, digits, sign] =
    /^(\d{1,3}(?:\.\d+)?)\s*(?:(%)\s*)?(?:discount|disc\.?|off|less)?$/i.exec(asciiDigits(text.value)) ?? []
  if (digits === undefined) return { fault: `Discount “${shown(text.value)}” is no percentage.` }
  const number = Number(digits)
  const percent = sign === undefined && number > 0 && number < 1 ? number * 100 : number
  if (percent > 100) return { fault: 'Discount must be from 0 to 100 percent.' }
  return { value: Math.round(percent * 100) / 100 }
}

/** Returns a count of units in stock; 'sold out' and 'nil' are 0. */
export function readStock(cell: CellValue | undefined): Read<number> {
  const text = readText(cell)
  if (!text || 'fault' in text) return text
  if (/^(?:nil|none|sold ?out|out of stock|no stock)$/i.test(text.value)) return { value: 0 }
  const plain = asciiDigits(text.value).replaceAll(',', '')
  if (/^-\d/.test(plain)) return { fault: 'Stock cannot be negative.' }
  if (!/^\d+(?:\.0+)?$/.test(plain)) return { fault: `Stock “${shown(text.value)}” is no whole number.` }
  if (Number(plain) > MAX_STOCK) return { fault: `Stock must be at most ${indianGrouping(MAX_STOCK)}.` }
  return { value: Number(plain) }
}

/** Returns the unit of '1 Box', 'PKT', 'Packet'; undefined for any other text. */
export function readUnit(text: string): Unit | undefined {
  const [, word = ''] = /^(?:1|one|per)?[\s./]*([a-z]+)\.?$/i.exec(text.trim()) ?? []
  if (/^(?:box|boxes|bx|bxs)$/i.test(word)) return '1box'
  return /^(?:pkt|pkts|packet|packets|pack|pck)$/i.test(word) ? '1pkt' : undefined
}

/** Returns true or false for yes, no, on, off, 1, 0, x. */
export function readYesNo(cell: CellValue | undefined, label: string): Read<boolean> {
  const text = readText(cell)
  if (!text || 'fault' in text) return text
  if (/^(?:yes|y|on|true|1|x|✓|ஆம்)$/i.test(text.value)) return { value: true }
  if (/^(?:no|n|off|false|0|-|இல்லை)$/i.test(text.value)) return { value: false }
  return { fault: `${label} “${shown(text.value)}” is neither Yes nor No.` }
}

const CONTENTS_IN_NAME = /(?<!\s)\s*[([]\s*(\d+\s*(?:pcs?|pieces?|nos?|pkts?|boxe?s?|box|items?|பீஸ்)\.?)\s*[)\]]\s*/i

/** Returns a name without its serial number, and what it says of its contents in brackets: '3. Sparklers (10 Pcs)'. */
export function readName(
  cell: CellValue | undefined,
  { keepsContents = false } = {},
): Read<{ name: string; contents: string }> {
  const text = readText(cell)
  if (!text || 'fault' in text) return text
  if (text.value.startsWith('=')) return { fault: 'The name begins with “=”, as a formula does.' }
  const numbered = text.value.replace(/^\d{1,3}\s*[.)]\s+(?=\D*\p{L})/u, '')
  const contents = keepsContents ? '' : (CONTENTS_IN_NAME.exec(numbered)?.[1] ?? '')
  const name = contents === '' ? numbered : oneLine(numbered.replace(CONTENTS_IN_NAME, ' '))
  if (name === '') return { value: { name: numbered, contents: '' } }
  if (name.length > NAME_MAX) return { fault: `Product name must be at most ${NAME_MAX} characters.` }
  return { value: { name, contents: readContents(contents) } }
}

/** Returns contents with one blank between number and word: '10pcs' is '10 pcs'. */
export function readContents(text: string): string {
  return text.replace(/^(\d+)\s*(\p{L})/u, '$1 $2').trim()
}

/** Returns the beginning of a text that is quoted in a sentence. */
export function shown(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text
}
