// The cart and the checkout, loaded when they are about to be wanted; the confirmation is fetched along with them.
import { Suspense, useEffect, useState } from 'react'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { useCart } from './cart/saved-cart.ts'
import { whenIdle } from '#web/first-paint/when-idle.ts'
import { onDemand } from './lazy-part.ts'
import { useSending } from './attempt/sending.ts'
import type { Panel, usePanel } from './use-panel.ts'

const CartPanel = onDemand(() => import('./cart/cart-panel.tsx'))
const Checkout = onDemand(() => import('./checkout/checkout.tsx'))
export const Confirmation = onDemand(() => import('./confirmation/confirmation.tsx'))

export function preloadPanels() {
  for (const part of [CartPanel, Checkout, Confirmation]) part.preload()
}

type OrderPanelsProps = { panels: ReturnType<typeof usePanel>; settings: OrderPageSettings }

/**
 * Once opened they stay, closed, so that the dialog can return the focus to where it came from. A visitor who opens the cart
 * does not wait for the checkout as well: that is fetched once the cart stands.
 */
export function OrderPanels({ panels, settings }: OrderPanelsProps) {
  const isEmpty = useCart().length === 0
  const { underWay } = useSending()
  // Its link, or another tab that has sent the order, may leave a checkout without anything to check out.
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
        {opened.includes('cart') && (
          <CartPanel.View
            open={panel === 'cart'}
            settings={settings}
            onClose={panels.close}
            onCheckout={() => panels.open('checkout')}
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
