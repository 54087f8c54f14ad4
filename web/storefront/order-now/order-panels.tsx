// The cart and the checkout, loaded when they are about to be wanted; the confirmation is fetched along with them.
import { Suspense, useState } from 'react'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { onDemand } from './on-demand.ts'
import type { usePanel } from './use-panel.ts'

const CartPanel = onDemand(() => import('./cart-panel.tsx'))
const Checkout = onDemand(() => import('./checkout.tsx'))
export const Confirmation = onDemand(() => import('./confirmation.tsx'))

export function preloadPanels() {
  for (const part of [CartPanel, Checkout, Confirmation]) part.preload()
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
      <CartPanel.View
        open={panel === 'cart'}
        settings={settings}
        onClose={panels.close}
        onCheckout={() => panels.open('checkout')}
      />
      <Checkout.View
        open={panel === 'checkout'}
        settings={settings}
        onClose={panels.close}
        onBack={() => panels.backTo('cart')}
      />
    </Suspense>
  )
}
