// The lazy panels of cart and checkout, the cart's with those of lists; the confirmation loads with them.
import { Suspense, useEffect, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { useCart } from './cart/saved-cart.ts'
import { whenIdle } from '#web/first-paint/when-idle.ts'
import { onDemand } from './lazy-part.ts'
import { useSending } from './attempt/sending.ts'
import type { Panel, usePanel } from './use-panel.ts'

const CartPanels = onDemand(() => import('./cart-panels.tsx'))
const Checkout = onDemand(() => import('./checkout/checkout.tsx'))
export const Confirmation = onDemand(() => import('./confirmation/confirmation.tsx'))

export function preloadPanels() {
  for (const part of [CartPanels, Checkout, Confirmation]) part.preload()
}

type OrderPanelsProps = {
  panels: ReturnType<typeof usePanel>
  products: readonly CartProduct[]
  settings: OrderPageSettings
}

/**
 * Opened panels stay mounted, so that the dialog can restore the focus. The checkout loads with or after the cart, which
 * does not wait for it.
 */
export function OrderPanels({ panels, products, settings }: OrderPanelsProps) {
  const isEmpty = useCart().length === 0
  const { underWay } = useSending()
  // A link, or another tab that sent the order, may leave the checkout empty.
  const isVain = panels.panel === 'checkout' && isEmpty && !underWay
  const panel = isVain ? 'cart' : panels.panel
  const [opened, setOpened] = useState<readonly Panel[]>([])
  if (panel && !opened.includes(panel)) setOpened([...opened, panel])
  const isOpened = opened.length > 0
  useEffect(() => (isOpened ? whenIdle(preloadPanels) : undefined), [isOpened])
  const { replace } = panels
  useEffect(() => {
    if (isVain) replace('cart')
  }, [isVain, replace])
  return (
    <>
      <Suspense>
        {isOpened && (
          <CartPanels.View
            panel={panel}
            products={products}
            settings={settings}
            onClose={panels.close}
            onOpen={panels.open}
          />
        )}
      </Suspense>
      <Suspense>
        {opened.includes('checkout') && (
          <Checkout.View
            open={panel === 'checkout'}
            settings={settings}
            onClose={panels.close}
            onBack={panels.backToCart}
          />
        )}
      </Suspense>
    </>
  )
}
