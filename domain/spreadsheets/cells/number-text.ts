/** Reads a number from text; reports a comma or dot that has two readings. */

export type DecimalSign = 'comma' | 'point'

/** Plain digits. */
export type NumberText = { number: string } | { readings: readonly string[] }

const NUMBER = /^(-?)(\d[\d.,]*|\.\d+)$/
const GROUPED = /^(?:\d{1,2}(?:,\d\d)*|\d{1,3}(?:,\d{3})*),\d{3}$/
const GROUPED_BY_DOTS = /^\d{1,3}(?:\.\d{3})+$/

const CURRENCY_BEFORE = /^(?:inr|₹|௹|rs|ரூ(?:பாய்)?)\.?\s*/i
const CURRENCY_BEHIND = /(?<!\s)\s*(?:\/-|\/=|-\/|(?:inr|₹|௹|rs|rupees|ரூ(?:பாய்)?)\.?)$/iu
const PIECES_BEHIND =
  /(?<=\d)\s*(?:no|nos|pc|pcs|pieces?|units?|box|boxes|bx|pkts?|packets?|packs?|பெட்டி|பாக்ஸ்|பாக்கெட்|பீஸ்)\.?$/iu

/** '1,200' of 'Rs. 1,200/-'. */
export function withoutCurrency(text: string): string {
  return text.replace(CURRENCY_BEFORE, '').replace(CURRENCY_BEHIND, '').trim()
}

/** '5' of '5 nos'. A case or a dozen is more than a piece. */
export function withoutPieces(text: string): string {
  return text.replace(PIECES_BEHIND, '')
}

/** Returns undefined for texts other than digits, commas and dots. */
export function readNumberText(text: string, sign?: DecimalSign): NumberText | undefined {
  const [, minus = '', digits] = (text.length <= 30 && NUMBER.exec(text)) || []
  if (digits === undefined || /[.,]{2}|[,.]$/.test(digits)) return undefined
  const read = sign === 'comma' ? withDecimalComma(digits) : sign === 'point' ? withDecimalPoint(digits) : plain(digits)
  if (!read) return undefined
  if ('number' in read) return { number: minus + read.number }
  return { readings: [...new Set(read.readings)].map((reading) => minus + reading) }
}

function plain(digits: string): NumberText | undefined {
  const comma = digits.lastIndexOf(',')
  const dots = digits.split('.').length - 1
  if (dots > 1) return GROUPED_BY_DOTS.test(digits) ? { readings: [digits.replaceAll('.', '')] } : commaLast(digits)
  if (comma === -1) return isThousands(digits) ? { readings: [digits, digits.replace('.', '')] } : { number: digits }
  const [whole = '', decimals] = digits.split('.')
  if (decimals?.includes(',')) return commaLast(digits)
  if (GROUPED.test(whole)) return { number: digits.replaceAll(',', '') }
  if (decimals !== undefined) return { readings: [digits.replaceAll(',', '')] }
  return { readings: [decimalAt(digits, comma), digits.replaceAll(',', '')] }
}

/** A dot before three digits may group them: 1.000. */
export function isThousands(digits: string): boolean {
  return /^[1-9]\d*\.\d{3}$/.test(digits)
}

function commaLast(digits: string): NumberText | undefined {
  const comma = digits.indexOf(',')
  const whole = digits.slice(0, comma)
  if (comma === -1 || comma !== digits.lastIndexOf(',') || !GROUPED_BY_DOTS.test(whole)) return undefined
  return { readings: [decimalAt(digits, comma)] }
}

function withDecimalComma(digits: string): NumberText | undefined {
  const read = plain(digits)
  const comma = digits.lastIndexOf(',')
  if (read && 'readings' in read)
    return { number: comma === -1 ? digits.replaceAll('.', '') : decimalAt(digits, comma) }
  // The comma of 1,234 is ambiguous here.
  const isOne = comma !== -1 && comma === digits.indexOf(',') && !digits.includes('.')
  return isOne ? { readings: [decimalAt(digits, comma), digits.replace(',', '')] } : read
}

function withDecimalPoint(digits: string): NumberText | undefined {
  const read = plain(digits)
  if (!read || 'number' in read || digits.split('.').length > 2 || isCommaLast(digits)) return read
  return { number: digits.replaceAll(',', '') }
}

function isCommaLast(digits: string): boolean {
  return digits.includes('.') && digits.lastIndexOf(',') > digits.indexOf('.')
}

function decimalAt(digits: string, at: number): string {
  return `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`
}
