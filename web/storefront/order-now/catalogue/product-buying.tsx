// The lower part of a card: how many are left, Add to Cart, and once added the stepper.
import { type MouseEvent, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { type CartProduct, typedQuantity } from '#domain/cart.ts'
import { stockLabel, stockLevel } from '#domain/stock.ts'
import { afterNextPaint } from '../../../first-paint/after-next-paint.ts'
import { useLiveStock } from '../../../live/live-stock.ts'
import { savedCart, useQuantity } from '../cart/use-cart.ts'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { showRefusal, announce } from '../announcements.ts'

export function ProductBuying({ product }: { product: CartProduct }) {
  const quantity = useQuantity(product.id)
  const stock = useLiveStock(product.id, product.stock)
  const place = useRef<HTMLDivElement>(null)
  // A rare cart of sixty lines does not hold up who wakes the page: its steppers are drawn bit by bit.
  const isAdded = useDeferredValue(quantity > 0)
  const keepFocus = useKeptFocus(place, isAdded)

  const level = stockLevel(stock)
  const current = { ...product, stock }

  /** The button shows the press in the next frame, before React has drawn anything; all else comes after it. */
  function add({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    keepFocus()
    button.dataset.pressed = ''
    afterNextPaint(() => {
      if (showRefusal(savedCart.add(current))) delete button.dataset.pressed
      else announce(`${product.name} added to cart`)
    })
  }

  function setQuantity(wanted: number) {
    keepFocus()
    if (showRefusal(savedCart.setQuantity(current, wanted))) return
    announce(wanted > 0 ? `${product.name}: ${wanted} in cart` : `${product.name} removed from cart`)
  }

  return (
    <>
      <p className="product-card-stock" data-level={level}>
        {stockLabel(stock)}
      </p>
      <div className="product-card-buying" ref={place}>
        {isAdded ? (
          <Stepper
            value={quantity}
            label={`quantity of ${product.name}`}
            onMinus={() => setQuantity(quantity - 1)}
            onPlus={() => setQuantity(quantity + 1)}
            onType={(text) => setQuantity(typedQuantity(text))}
          />
        ) : (
          <Button disabled={level === 'out'} aria-label={`Add to Cart: ${product.name}`} onClick={add}>
            Add to Cart
          </Button>
        )}
      </div>
    </>
  )
}

/** Add to Cart and the stepper replace each other: whoever pressed the one finds the focus on the other. */
function useKeptFocus(place: RefObject<HTMLElement | null>, added: boolean) {
  const wasAdded = useRef(added)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (wasAdded.current === added) return
    wasAdded.current = added
    if (!hadFocus.current) return
    // Asked for at once, it would have the page laid out before its time; by then the visitor may be somewhere else.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
    })
  }, [added, place])
  return () => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false
  }
}
