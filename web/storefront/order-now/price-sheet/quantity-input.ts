// Parses the input of a quantity box.
import { MAX_QUANTITY } from '#domain/product/stock.ts'
import { asciiDigits } from '#domain/numbers/digits.ts'

const LONGEST = String(MAX_QUANTITY).length

/** Returns the digits before a decimal point, of any script, up to the length of the largest quantity. */
export function digitsOf(text: string): string {
  return asciiDigits(text)
    .replace(/(\d)\.\d.*/, '$1')
    .replace(/\D/g, '')
    .slice(0, LONGEST)
}

/** Returns 0 for an empty box, and at most the stock. */
export function quantityTyped(text: string, stock: number): { quantity: number; isOverStock: boolean } {
  const wanted = Number(digitsOf(text))
  const available = Math.max(0, Math.min(stock, MAX_QUANTITY))
  return { quantity: Math.min(wanted, available), isOverStock: wanted > available }
}
