// The packs and the budget's rules as the shop offers them, asked for when the panel opens, and again before a pack is added.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import { pagePath } from '#domain/language-address.ts'
import { type Fillings, type FillingsJson, readFillings } from '#domain/pack/offered-packs.ts'
import { liveStock } from '#web/live/live-stock.ts'

/** `stockVersion` is that of the live stock when they were asked for: newer messages override them. */
export type ReadPacks = Fillings & { stockVersion: number }

/** 'away': the shop did not answer. The last answer stays while a newer one is on its way. */
export type PacksState = ReadPacks | 'loading' | 'away'

const PATIENCE_MS = 15_000

export function usePacks(open: boolean) {
  const [state, setState] = useState<PacksState>('loading')
  const newest = useRef(0)

  /** Resolves to undefined when the shop did not answer. */
  const read = useCallback(async (): Promise<ReadPacks | undefined> => {
    newest.current += 1
    const mine = newest.current
    const answer = await readPacks()
    if (mine === newest.current) setState((now) => answer ?? (typeof now === 'string' ? 'away' : now))
    return answer
  }, [])

  /** New whenever the page has asked the shop again, as after a change of packs or prices. */
  const page: unknown = useLoaderData()
  const readFor = useRef<unknown>(undefined)
  useEffect(() => {
    const wanted = open ? page : undefined
    if (wanted !== undefined && wanted !== readFor.current) void read()
    readFor.current = wanted
  }, [open, page, read])

  return { state, read }
}

async function readPacks(): Promise<ReadPacks | undefined> {
  const stockVersion = liveStock.version()
  try {
    const response = await fetch(pagePath('/packs.json'), { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) return undefined
    return { ...readFillings((await response.json()) as FillingsJson), stockVersion }
  } catch {
    return undefined
  }
}

/** Returns a product with the price and stock of the answer, or a newer stock; undefined for one that the page lacks. */
export function productsOf({ goods, stockVersion }: ReadPacks, products: readonly CartProduct[]) {
  const byId = new Map(products.map((product) => [product.id, product]))
  return (id: string): CartProduct | undefined => {
    const [product, good] = [byId.get(id), goods[id]]
    if (!product || !good) return undefined
    const [pricePaise, stock] = good
    const isNewer = (liveStock.versionOf(id) ?? 0) > stockVersion
    return { ...product, pricePaise, stock: isNewer ? (liveStock.get(id) ?? stock) : stock }
  }
}
