// Decides what the order page shows, the shop or the order just placed, and keeps both up to date.
import { Suspense, lazy, useEffect } from 'react'
import { useLocation } from 'react-router'
import { itemCount } from '#domain/cart.ts'
import { useKept } from '#web/browser/kept.ts'
import { liveStock } from '#web/browser/live-stock.ts'
import { useLive } from '#web/browser/live.ts'
import { lockScrollBriefly } from '#web/browser/scroll-lock.ts'
import { savedCart } from '#web/browser/use-cart.ts'
import { placedOrder } from './placed-order.ts'
import type { ShopPage } from './shop-page.ts'
import { Shop } from './shop.tsx'
import { useSameProducts } from './use-same-products.ts'

const Confirmation = lazy(() => import('./confirmation.tsx'))

const TOPICS = ['products', 'stock'] as const

export function OrderPage({ settings, ...page }: ShopPage) {
  const products = useSameProducts(page.products)
  const order = useKept(placedOrder)
  const { key } = useLocation()
  useLive(TOPICS)

  useEffect(() => {
    let before = itemCount(savedCart.current())
    return savedCart.subscribe(() => {
      const now = itemCount(savedCart.current())
      if (now !== before) lockScrollBriefly()
      before = now
    })
  }, [])

  useEffect(() => {
    const refresh = () =>
      savedCart.refresh(products.map((product) => ({ ...product, stock: liveStock.of(product.id) ?? product.stock })))
    refresh()
    return liveStock.subscribe(refresh)
  }, [products])

  if (order) {
    return (
      <Suspense>
        {/* Closing the checkout goes back in the history and takes the shop's scroll position along: begin anew at the top. */}
        <Confirmation key={key} order={order} settings={settings} />
      </Suspense>
    )
  }
  return <Shop products={products} settings={settings} />
}
