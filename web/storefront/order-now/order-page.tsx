// Shows the shop or the placed order, and keeps both up to date.
import { Suspense, useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { usePersistedStore } from '#web/browser/persisted-store.ts'
import { trialOrder } from '#web/browser/trial-order.ts'
import { liveStock } from '#web/live/live-stock.ts'
import { revalidateNow, useLive } from '#web/live/live.ts'
import { lazyWithRetry } from '#web/first-paint/lazy-with-retry.ts'
import { priceChangeSentence } from './cart/price-change.ts'
import { savedCart } from './cart/saved-cart.ts'
import { noteCharges } from './cart/seen-charges.ts'
import { showRefusal } from './announcements.ts'
import { Confirmation } from './panels.tsx'
import { isAside, useShownOrder } from './confirmation/shown-order.ts'
import { currentSending, isSending, onAnswered } from './attempt/sending.ts'
import type { OrderPageData } from './page-data.ts'
import { Catalogue } from './catalogue/catalogue.tsx'
import { stockChangeSentence } from './cart/over-stock.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useCartNews } from './cart/use-cart-news.ts'
import { usePanel } from './use-panel.ts'
import { useSameProducts } from './catalogue/use-same-products.ts'
import { isWhatsAppVisitor } from './whatsapp/whatsapp-visitor.ts'
// Imports the styles of lazy parts, since a style sheet that failed once is never requested again.
import '#web/ui/dialog.css'
import './cart/cart-panel.css'
import './cart/cart-foot.css'
import './checkout/checkout.css'
import './confirmation/bank-details.css'
import './confirmation/confirmation-cards.css'
import './confirmation/confirmation.css'
import './confirmation/season-notes.css'
import './confirmation/legal-notice.css'
import './checkout/order-summary.css'
import './fill-cart/fill-cart.css'
import './price-sheet/price-sheet.css'
import './price-sheet/sheet-cells.css'
import './price-sheet/sheet-jump.css'
import './price-sheet/sheet-phone.css'
import './product-sheet/product-sheet.css'
import '#web/ui/data-list.css'
import './whatsapp/whatsapp-toast.css'
import './order-print.css'

const WhatsAppToast = lazyWithRetry(() => import('./whatsapp/whatsapp-toast.tsx'))

const ShopBars = lazyWithRetry(() => import('./shop-bars.tsx'))

const TOPICS = ['products', 'stock'] as const

export function OrderPage(page: OrderPageData) {
  const isTrial = usePersistedStore(trialOrder)
  // Trial orders work before the shop opens.
  const settings = isTrial ? { ...page.settings, takingOrders: true } : page.settings
  const products = useSameProducts(page.products)
  const { shown: order, aside } = useShownOrder()
  const hydrated = useHydrated()
  const fromWhatsApp = hydrated && isWhatsAppVisitor()
  const { key } = useLocation()
  const { panel, replace, toShop } = usePanel()
  const { revalidate } = useRevalidator()
  useLive(TOPICS, page.cursor)

  useEffect(() => {
    function refresh() {
      if (isSending()) return
      const before = savedCart.get()
      savedCart.refresh(products.map((product) => ({ ...product, stock: liveStock.get(product.id) ?? product.stock })))
      const after = savedCart.get()
      const news = [stockChangeSentence(before, after), priceChangeSentence(before, after)].filter(Boolean)
      if (news.length > 0) showRefusal(news.join(' '))
    }
    refresh()
    const stopListening = [liveStock.subscribe(refresh), onAnswered(refresh)]
    return () => stopListening.forEach((stop) => stop())
  }, [products])

  useEffect(() => noteCharges(savedCart.get(), page.settings), [page.settings])

  useCartNews()

  // A refused order often reveals stock that live events have not announced.
  useEffect(() => onAnswered(() => void (currentSending().fault && revalidateNow(revalidate))), [revalidate])

  // Replaces instead of going back: a simultaneous step by the visitor would leave the shop. Also closes panels that
  // their step reopens.
  useEffect(() => {
    if (order && panel && !isAside(order.orderId)) replace(undefined)
  }, [order, panel, replace])

  return (
    <>
      {order ? (
        <Suspense>
          {/* Back restores the shop's scroll position; a new key starts at the top. */}
          <Confirmation.View key={key} order={order} products={products} settings={settings} onLeave={toShop} />
        </Suspense>
      ) : (
        <>
          {(isTrial || aside) && (
            <Suspense>
              <ShopBars.View isTrial={isTrial} order={aside} />
            </Suspense>
          )}
          <Catalogue products={products} categories={page.categories} offer={page.offer} settings={settings} />
        </>
      )}
      {fromWhatsApp && (
        <Suspense>
          <WhatsAppToast.View key={(order ?? aside)?.orderId} order={order ?? aside} settings={settings} />
        </Suspense>
      )}
    </>
  )
}
