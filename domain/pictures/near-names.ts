/** Finds the products whose name is almost that of a picture: a guess, which the owner confirms. */
import { comparable, NEAR } from '../spreadsheet/match-names.ts'

/** Returns the products of the nearest names, several when they are equally near; none when no name is near. */
export type NearNames<Product> = (name: string) => Product[]

type Entry<Product> = ReturnType<typeof comparable> & { product: Product }

/** `named` has a product once for each of its names. Names whose numbers differ are never near. */
export function nearNames<Product>(named: readonly (readonly [name: string, product: Product])[]): NearNames<Product> {
  const entries = named.map(([name, product]) => ({ product, ...comparable(name) }))
  const byNumbers = new Map(
    [...Map.groupBy(entries, ({ numbers }) => numbers)].map(([numbers, own]) => [numbers, nearest(own)]),
  )
  return (name) => {
    const wanted = comparable(name)
    return byNumbers.get(wanted.numbers)?.(wanted.pairs) ?? []
  }
}

/** Counts for each entry the pairs of letters that it has in common with a name, by a list of entries for each pair. */
function nearest<Product>(entries: readonly Entry<Product>[]): (pairs: ReadonlySet<string>) => Product[] {
  const byPair = new Map<string, number[]>()
  for (const [at, { pairs }] of entries.entries()) {
    for (const pair of pairs) {
      const known = byPair.get(pair)
      if (known) known.push(at)
      else byPair.set(pair, [at])
    }
  }
  return (pairs) => {
    const common = new Uint32Array(entries.length)
    for (const pair of pairs) for (const at of byPair.get(pair) ?? []) common[at]! += 1
    let best = NEAR
    let found = new Set<Product>()
    for (const [at, entry] of entries.entries()) {
      const likeness = (2 * common[at]!) / (pairs.size + entry.pairs.size)
      if (!(likeness >= best)) continue
      if (likeness > best) found = new Set()
      best = likeness
      found.add(entry.product)
    }
    return [...found]
  }
}
