// The cart's panel and those of lists, which fill the cart. The first load names one part for all of them.
import { Suspense, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { readSharedHash } from '#domain/shared-cart/cart-link.ts'
import type { OrderedBefore } from '#domain/shared-cart/ordered-before.ts'
import { CartPanel } from './cart/cart-panel.tsx'
import { CARRIED_NAME } from '#web/browser/carried-page.ts'
import { onDemand } from './lazy-part.ts'
import { carryCart } from './shared-cart/carry-cart.ts'
import type { Panel } from './use-panel.ts'

const SharedCart = onDemand(() => import('./shared-cart/shared-cart.tsx'))
const FillCart = onDemand(() => import('./fill-cart/fill-cart.tsx'))

if (typeof document !== 'undefined') addEventListener(CARRIED_NAME, carryCart)

type CartPanelsProps = {
  panel: Panel | undefined
  products: readonly CartProduct[]
  settings: PublicSettings
  onClose: () => void
  onOpen: (panel: Panel) => void
}

export default function CartPanels({ panel, products, settings, onClose, onOpen }: CartPanelsProps) {
  const [wasFillOpened, setFillOpened] = useState(false)
  const { hash, state } = useLocation()
  const shared = useMemo(() => (panel === 'cart' ? readSharedHash(hash) : undefined), [panel, hash])
  const [wasShared, setShared] = useState(false)
  if (shared !== undefined && !wasShared) setShared(true)
  if (panel === 'list' && !wasFillOpened) setFillOpened(true)
  return (
    <>
      <CartPanel
        open={panel === 'cart' && shared === undefined}
        settings={settings}
        onClose={onClose}
        onCheckout={() => onOpen('checkout')}
        onFillCart={() => onOpen('list')}
      />
      <Suspense>
        {wasFillOpened && (
          <FillCart.View open={panel === 'list'} products={products} settings={settings} onClose={onClose} />
        )}
      </Suspense>
      <Suspense>
        {wasShared && (
          <SharedCart.View shared={shared} before={beforeOf(state)} products={products} onClose={onClose} />
        )}
      </Suspense>
    </>
  )
}

/** Undefined for a link from somebody else. */
function beforeOf(state: unknown): OrderedBefore | undefined {
  return (state as { orderedBefore?: OrderedBefore } | null)?.orderedBefore
}
