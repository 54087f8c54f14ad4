// The bar that floats below while the cart holds something: the total, and the way to the order.
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { type Cart, grandTotal, itemCount, savings } from '#domain/cart.ts'
import { formatRupees } from '#domain/money.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import { lockScrollBriefly } from './scroll-lock.ts'
import { savedCart, useCart } from './use-cart.ts'
import { whenIdle } from '../../../first-paint/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { preloadPanels } from '../panels.tsx'
import './total-bar.css'

type TotalBarProps = { settings: ShopSettings; onPurchase: () => void }

/** Drawn after the frame that shows the touch: on a slow phone the card answers at once, and the sum rises a moment later. */
export function TotalBar(props: TotalBarProps) {
  const cart = useDeferredValue(useCart())
  useScrollLock(itemCount(cart))
  return cart.length > 0 && <FilledBar cart={cart} {...props} />
}

function FilledBar({ cart, settings, onPurchase }: TotalBarProps & { cart: Cart }) {
  useEffect(() => whenIdle(preloadPanels), [])
  useLayoutEffect(markRoot, [])
  const count = itemCount(cart)
  const saved = savings(cart)
  const said = words(settings)
  return (
    <aside className="total-bar" aria-label={said.yourOrder}>
      <p className="total-bar-sum numeric">
        <b>{`Total: ${formatRupees(grandTotal(cart))}`}</b>
        <small>
          <span>{`${count} ${count === 1 ? 'item' : 'items'}`}</span>
          {saved > 0 && <span>{` · you save ${formatRupees(saved)}`}</span>}
        </small>
      </p>
      <Button size="large" onClick={onPurchase}>
        {said.purchase}
      </Button>
    </aside>
  )
}

/** Once the bar shows another `count`: to refuse the fingers has a slow phone paint the whole page. */
function useScrollLock(count: number) {
  const known = useRef<number>(undefined)
  useEffect(() => {
    // The first drawing is the server's, to which every cart is empty; what the device remembers is no change.
    if (known.current === undefined) known.current = itemCount(savedCart.current())
    else if (known.current !== count) {
      lockScrollBriefly()
      known.current = count
    }
  }, [count])
}

/** The style sheets make room for the bar by this mark: to ask by `:has()` costs a slow phone the whole page at every change. */
function markRoot() {
  const { dataset } = document.documentElement
  dataset.totalBar = ''
  return () => void delete dataset.totalBar
}
