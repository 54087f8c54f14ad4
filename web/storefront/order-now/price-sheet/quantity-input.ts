// What typed text means in a quantity box of the price sheet.
import { MAX_QUANTITY } from '#domain/product/stock.ts'
import { asciiDigits } from '#domain/digits.ts'

const LONGEST = String(MAX_QUANTITY).length

/** Digits only, of any script, as many as the largest quantity has. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '').slice(0, LONGEST)
}

/** The quantity to put into the cart, 0 for an empty box; more than there is means all there is. */
export function quantityTyped(text: string, stock: number): { quantity: number; isOverStock: boolean } {
  const wanted = Number(digitsOf(text))
  const available = Math.max(0, Math.min(stock, MAX_QUANTITY))
  return { quantity: Math.min(wanted, available), isOverStock: wanted > available }
}
