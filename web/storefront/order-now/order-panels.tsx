// The cart and the checkout, loaded when they are about to be wanted; the confirmation is fetched along with them.
import { Suspense, lazy, useState } from 'react'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { usePanel } from './use-panel.ts'

const loadCart = () => import('./cart-panel.tsx')
const loadCheckout = () => import('./checkout.tsx')
const CartPanel = lazy(loadCart)
const Checkout = lazy(loadCheckout)

/** A failed try is no matter: opening the panel tries again. */
export function preloadPanels() {
  void Promise.all([loadCart(), loadCheckout(), import('./confirmation.tsx')]).catch(() => {})
}

type OrderPanelsProps = { panels: ReturnType<typeof usePanel>; settings: ShopSettings }

/** Once opened they stay, closed, so that the dialog can give the focus back to where it came from. */
export function OrderPanels({ panels, settings }: OrderPanelsProps) {
  const { panel } = panels
  const [opened, setOpened] = useState(false)
  if (panel && !opened) setOpened(true)
  if (!opened) return null
  return (
    <Suspense>
      <CartPanel
        open={panel === 'cart'}
        settings={settings}
        onClose={panels.close}
        onCheckout={() => panels.open('checkout')}
      />
      <Checkout
        open={panel === 'checkout'}
        settings={settings}
        onClose={panels.close}
        onBack={() => panels.backTo('cart')}
      />
    </Suspense>
  )
}
