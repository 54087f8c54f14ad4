// Searches products, tolerating typos once that code is loaded.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import type { Searched } from '#domain/product/product-search.ts'
import { matchesSearch } from '#domain/search/search-text.ts'
import { importIfAvailable } from '#web/first-paint/reload-once.ts'

const load = () => import('#domain/product/forgiving-search.ts')
let loaded: Awaited<ReturnType<typeof load>> | undefined

/** Call when a search is likely. While the shop is unreachable, search stays exact. */
export async function preloadSearch() {
  loaded ??= await importIfAvailable(load).catch(() => undefined)
}

export type Found = {
  products: readonly CartProduct[]
  /** Returns searches with results, for one without. */
  suggestions(): readonly string[]
}

export function useSearch(products: readonly CartProduct[], search: string): Found {
  const [forgiving, setForgiving] = useState(loaded)
  useEffect(() => {
    if (search === '' || forgiving) return
    let isWanted = true
    void preloadSearch().then(() => isWanted && startTransition(() => setForgiving(loaded)))
    return () => {
      isWanted = false
    }
  }, [search, forgiving])
  return useMemo(
    () => ({
      products: forgiving ? forgiving.searchForgivingly(products, search) : plainSearch(products, search),
      suggestions: () => forgiving?.searchSuggestions(products, search) ?? [],
    }),
    [products, search, forgiving],
  )
}

function plainSearch(products: readonly (CartProduct & Searched)[], search: string): readonly CartProduct[] {
  if (search === '') return products
  return products.filter(({ name, tamilName = '', code, category, categoryTamilName = '' }) =>
    matchesSearch(search, [name, tamilName, code, category, categoryTamilName]),
  )
}
