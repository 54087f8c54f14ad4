/** Finds the products whose name is almost that of a picture: a guess, which the owner confirms. */
import { comparable, NEAR } from '../spreadsheet/match-names.ts'

/** Returns the products of the nearest names, several when they are equally near; none when no name is near. */
export type NearNames<Product> = (name: string) => Product[]

/** `named` has a product once for each of its names. Names whose numbers differ are never near. */
export function nearNames<Product>(named: readonly (readonly [name: string, product: Product])[]): NearNames<Product> {
  const entries = named.map(([name, product]) => ({ product, ...comparable(name) }))
  const byPair = new Map<string, number[]>()
  for (const [at, { pairs }] of entries.entries()) {
    for (const pair of pairs) {
      const known = byPair.get(pair)
      if (known) known.push(at)
      else byPair.set(pair, [at])
    }
  }

  return (name) => {
    const { pairs, numbers } = comparable(name)
    const common = new Map<number, number>()
    for (const pair of pairs) for (const at of byPair.get(pair) ?? []) common.set(at, (common.get(at) ?? 0) + 1)
    let best = NEAR
    let found = new Set<Product>()
    for (const [at, count] of common) {
      const entry = entries[at]!
      const likeness = (2 * count) / (pairs.size + entry.pairs.size)
      if (entry.numbers !== numbers || likeness < best) continue
      if (likeness > best) found = new Set()
      best = likeness
      found.add(entry.product)
    }
    return [...found]
  }
}
