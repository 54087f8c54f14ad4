/** Finds the products whose name is almost that of a picture: a guess, which the owner confirms. */
import { pairIndex } from '../search/pair-index.ts'
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
