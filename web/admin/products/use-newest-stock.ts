// What the shop last said of each listed product's stock: the loaded number, or a newer one from the live line.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Product } from '#domain/product.ts'
import { liveStock } from '../../live/live-stock.ts'

/** The stock by product id; 0 for a product that is not listed. */
export function useNewestStock(products: readonly Product[]): (id: string) => number {
  const drawn = useMemo(() => products.map(({ stock }) => stock).join(), [products])
  const newest = useCallback(() => products.map(({ id, stock }) => liveStock.get(id) ?? stock).join(), [products])
  const told = useSyncExternalStore(liveStock.subscribe, newest, () => drawn)
  return useMemo(() => {
    const counts = told.split(',')
    const byId = new Map(products.map(({ id }, index) => [id, Number(counts[index])]))
    return (id: string) => byId.get(id) ?? 0
  }, [products, told])
}
