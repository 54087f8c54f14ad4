// The cart and the checkout, loaded when they are about to be wanted; the confirmation is fetched along with them.
import { Suspense, useEffect, useState } from 'react'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import { onDemand } from './on-demand.ts'
import type { Panel, usePanel } from './use-panel.ts'

const CartPanel = onDemand(() => import('./cart-panel.tsx'))
const Checkout = onDemand(() => import('./checkout.tsx'))
export const Confirmation = onDemand(() => import('./confirmation.tsx'))

export function preloadPanels() {
  for (const part of [CartPanel, Checkout, Confirmation]) part.preload()
}

type OrderPanelsProps = { panels: ReturnType<typeof usePanel>; settings: ShopSettings }

/**
 * Once opened they stay, closed, so that the dialog can give the focus back to where it came from. Whoever opens the cart
 * does not wait for the checkout as well: that is fetched once the cart stands.
 */
export function OrderPanels({ panels, settings }: OrderPanelsProps) {
  const { panel } = panels
  const [opened, setOpened] = useState<readonly Panel[]>([])
  if (panel && !opened.includes(panel)) setOpened([...opened, panel])
  const isOpened = opened.length > 0
  useEffect(() => (isOpened ? whenIdle(preloadPanels) : undefined), [isOpened])
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
            onBack={() => panels.backTo('cart')}
          />
        )}
      </Suspense>
    </>
  )
}
