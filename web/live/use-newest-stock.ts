// Combines loaded and live stock of listed products.
import { useMemo, useSyncExternalStore } from 'react'
import type { Product } from '#domain/product/product.ts'
import { liveStock } from './live-stock.ts'

type Stocked = Pick<Product, 'id' | 'stock'>

/** Returns the newest stock by product id; 0 for an unlisted product. */
export function useNewestStock(products: readonly Stocked[]): (id: string) => number {
  const drawn = useMemo(() => products.map(({ stock }) => stock).join(), [products])
  const read = useMemo(() => stockReader(products), [products])
  const newest = useSyncExternalStore(liveStock.subscribe, read, () => drawn)
  return useMemo(() => {
    const counts = newest.split(',')
    const byId = new Map(products.map(({ id }, index) => [id, Number(counts[index])]))
    return (id: string) => byId.get(id) ?? 0
  }, [products, newest])
}

/** Remembers published stock while newer products are loaded but not rendered yet. */
function stockReader(products: readonly Stocked[]): () => string {
  const published = new Map<string, number>()
  return () => {
    for (const { id } of products) {
      const count = liveStock.get(id)
      if (count !== undefined) published.set(id, count)
    }
    return products.map(({ id, stock }) => published.get(id) ?? stock).join()
  }
}

/** Returns the products with their newest stock; unchanged ones stay the same object. */
export function useStockedProducts<P extends Stocked>(products: readonly P[]): P[] {
  const newestStock = useNewestStock(products)
  return useMemo(
    () =>
      products.map((product) => {
        const stock = newestStock(product.id)
        return stock === product.stock ? product : { ...product, stock }
      }),
    [products, newestStock],
  )
}
