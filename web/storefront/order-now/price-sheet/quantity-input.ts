// What keys and typed text mean in a quantity box of the price sheet.
import { MAX_QUANTITY } from '#domain/cart.ts'
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

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Enter and arrow down go on, Shift+Enter and arrow up go back; any other key stays. */
export function boxStep({ key, shiftKey, altKey, ctrlKey, metaKey }: Key): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

/** The place `step` away from `current`; undefined past either end. */
export function boxAfter<Box>(boxes: readonly Box[], current: Box, step: 1 | -1): Box | undefined {
  const at = boxes.indexOf(current)
  return at < 0 ? undefined : boxes[at + step]
}
