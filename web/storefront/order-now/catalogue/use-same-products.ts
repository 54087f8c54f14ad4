// Keeps unchanged product objects across loads, so that their cards do not render.
import { useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'

type Products = readonly CartProduct[]

export function useSameProducts(products: Products): Products {
  const [known, setKnown] = useState({ products, same: products })
  if (known.products === products) return known.same
  const same = keepSame(known.same, products)
  setKnown({ products, same })
  return same
}

/** Returns the newer list with the older objects where equal; the older list when all are. */
export function keepSame(older: Products, newer: Products): Products {
  if (older === newer) return older
  const known = new Map(older.map((product) => [product.id, product]))
  const kept = newer.map((product) => {
    const before = known.get(product.id)
    return before && JSON.stringify(before) === JSON.stringify(product) ? before : product
  })
  return kept.length === older.length && kept.every((product, index) => product === older[index]) ? older : kept
}
