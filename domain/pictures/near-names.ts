/** Guesses products whose name is similar to a picture's; the owner confirms. */
import { pairIndex } from '../search/pair-index.ts'
import { comparable, NEAR } from '../imports/match-names.ts'

/** Returns the nearest products, several if equally near. */
export type NearNames<Product> = (name: string) => Product[]

type Entry<Product> = ReturnType<typeof comparable> & { product: Product }

/** `named` repeats a product for each of its names. Names with different numbers never match. */
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

function nearest<Product>(entries: readonly Entry<Product>[]): (pairs: ReadonlySet<string>) => Product[] {
  const find = pairIndex(entries)
  return (pairs) => {
    let best = NEAR
    let found = new Set<Product>()
    for (const { entry, likeness } of find(pairs)) {
      if (!(likeness >= best)) continue
      if (likeness > best) found = new Set()
      best = likeness
      found.add(entry.product)
    }
    return [...found]
  }
}
