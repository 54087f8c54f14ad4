// The lines of a pasted list with the visitor's answers.
import type { CartProduct } from '#domain/cart.ts'
import { listText } from '#domain/pasted-list/list-items.ts'
import type { ReadLine } from '#domain/pasted-list/list-reader.ts'
import type { SavedList } from './saved-list.ts'

/** `product` is undefined while the visitor must choose; a `quantity` of 0 is not added. */
export type AnsweredLine = {
  lineKey: string
  line: ReadLine<CartProduct>
  product: CartProduct | undefined
  quantity: number
}

/** Returns the lines in their order; equal lines have keys of their own. */
export function answeredLines(
  lines: readonly ReadLine<CartProduct>[],
  answers: SavedList['answers'],
  stockOf: (product: CartProduct) => number,
): AnsweredLine[] {
  const keys = lineKeys(lines)
  return lines.map((line, at) => {
    const lineKey = keys[at]!
    const answer = answers[lineKey]
    const read = line.kind === 'understood' || line.kind === 'asked' ? line.quantity : undefined
    const product = productOf(line, answer?.id)
    return {
      lineKey,
      line,
      product: product && { ...product, stock: stockOf(product) },
      quantity: answer?.quantity ?? read ?? 0,
    }
  })
}

/** Without the numbering of the list, which goes once a line is in the cart. */
function lineKeys(lines: readonly Pick<ReadLine<CartProduct>, 'text'>[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ text }) => {
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    return `${times} ${text}`
  })
}

/** Returns the list of these lines alone, with their answers. */
export function listOf(
  rest: readonly AnsweredLine[],
  unread: readonly string[],
  answers: SavedList['answers'],
): SavedList {
  const lines = rest.map(({ line }) => line)
  const keys = lineKeys(lines)
  const kept = rest.flatMap(({ lineKey }, at) => (answers[lineKey] ? [[keys[at]!, answers[lineKey]] as const] : []))
  return { text: listText([...lines.map(({ text }) => text), ...unread]), answers: Object.fromEntries(kept) }
}

/** A line with one candidate and no quantity is answered by its quantity. */
function productOf(line: ReadLine<CartProduct>, chosen: string | undefined): CartProduct | undefined {
  if (line.kind === 'understood') return line.product
  if (line.kind !== 'asked') return undefined
  const [only, ...others] = line.candidates
  if (others.length === 0 && line.quantity === undefined) return only
  return line.candidates.find(({ id }) => id === chosen)
}
