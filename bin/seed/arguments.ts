// The arguments of the seed command, or a sentence for each fault.
import { parseArgs } from 'node:util'

/** `products` and `orders` are the final numbers, not added to the present ones. */
export type SeedOrder = { products: number; orders: number; yes: boolean }

/** Codes have four digits and are drawn at random: more would leave too few free ones. */
const PRODUCTS_MAX = 9_000
const ORDERS_MAX = 1_000_000

export const USAGE = 'npm run seed -- --products 1000 --orders 50000'

export function readSeedArguments(args: readonly string[]): SeedOrder | { faults: string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { products: { type: 'string' }, orders: { type: 'string' }, yes: { type: 'boolean' } },
  })
  const faults: string[] = []
  const asked: SeedOrder = { products: 0, orders: 0, yes: false }
  for (const token of tokens) {
    if (token.kind === 'option' && (token.name === 'products' || token.name === 'orders')) {
      const most = token.name === 'products' ? PRODUCTS_MAX : ORDERS_MAX
      const count = countOf(token.value, most)
      if (count === undefined)
        faults.push(`--${token.name} needs a whole number from 0 to ${most}, like --${token.name} 1000`)
      else asked[token.name] = count
    } else if (token.kind === 'option' && token.name === 'yes') {
      asked.yes = true
    } else if (token.kind !== 'option-terminator') {
      faults.push(`${token.kind === 'option' ? token.rawName : token.value} is nothing that seed knows`)
    }
  }
  const isEmpty = faults.length === 0 && asked.products === 0 && asked.orders === 0
  if (isEmpty) faults.push('Say how many products and orders the shop shall hold')
  return faults.length > 0 ? { faults: [...faults, `For example: ${USAGE}`] } : asked
}

function countOf(text: string | undefined, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(text ?? '')) return undefined
  const count = Number(text)
  return count <= most ? count : undefined
}
