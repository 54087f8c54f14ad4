// A floating bar with the total, while the cart has items.
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { type Cart, grandTotal, itemCount, savings } from '#domain/cart.ts'
import { chargesOn } from '#domain/checkout/charges.ts'
import { minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { SCROLL_LOCK_MS } from '#domain/timings.ts'
import { words } from '#domain/words.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { savedCart, useCart } from '../cart/saved-cart.ts'
import { whenIdle } from '#web/first-paint/when-idle.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { preloadPanels } from '../panels.tsx'
import './total-bar.css'

type TotalBarProps = { settings: PublicSettings; onPurchase: () => void }

/** Deferred by a frame: on slow phones the pressed card updates first. */
export function TotalBar(props: TotalBarProps) {
  const cart = useDeferredValue(useCart())
  useScrollLock(itemCount(cart))
  return cart.length > 0 && <FilledBar cart={cart} {...props} />
}

function FilledBar({ cart, settings, onPurchase }: TotalBarProps & { cart: Cart }) {
  useEffect(() => whenIdle(preloadPanels), [])
  useLayoutEffect(markRoot, [])
  const count = itemCount(cart)
  const total = grandTotal(cart)
  const missing = settings.takingOrders ? minimumFor(settings, '') - total : 0
  const saved = savings(cart)
  const text = useWords(orderPage)
  const remark =
    missing > 0
      ? text.toGo({ amount: formatRupees(missing) })
      : saved > 0 && text.youSave({ amount: formatRupees(saved) })
  const said = words(settings)
  return (
    <aside className="total-bar night spread gap-3 lines-1" aria-label={said.yourOrder}>
      <p className="total-bar-sum breaks">
        <b>{text.total({ amount: formatRupees(chargesOn(total, settings).totalPaise) })}</b>
        <small>
          <span>{text.items({ count })}</span>
          {remark && <span>{` · ${remark}`}</span>}
        </small>
      </p>
      <Button size="large" variant={missing > 0 ? 'secondary' : 'primary'} onClick={onPurchase}>
        {said.purchase}
      </Button>
    </aside>
  )
}

/** Only after `count` changes: scroll-blocking listeners make slow phones paint the whole page. */
function useScrollLock(count: number) {
  const known = useRef<number>(undefined)
  useEffect(() => {
    // The hydrating render has an empty cart; reading the stored one is no change.
    if (known.current === undefined) known.current = itemCount(savedCart.get())
    else if (known.current !== count) {
      lockScrollBriefly()
      known.current = count
    }
  }, [count])
}

/** An attribute, since `:has()` on the root would restyle the page at every change. */
function markRoot() {
  const { dataset } = document.documentElement
  dataset.totalBar = ''
  return () => void delete dataset.totalBar
}

let unlockTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Cancels touch and wheel scrolling, so that the growing bar moves nothing under a thumb; `overflow: hidden` would cost
 * two layouts.
 */
function lockScrollBriefly() {
  const moves = ['touchmove', 'wheel'] as const
  for (const move of moves) window.addEventListener(move, cancel, { passive: false })
  clearTimeout(unlockTimer)
  unlockTimer = setTimeout(() => {
    for (const move of moves) window.removeEventListener(move, cancel)
  }, SCROLL_LOCK_MS)
}

function cancel(event: Event) {
  if (event.cancelable) event.preventDefault()
}
