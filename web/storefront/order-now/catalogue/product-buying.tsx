// The lower part of a card: how many are left, Add to Cart, and once added the stepper.
import { useDeferredValue } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { stockLabel, stockLevel, typedQuantity } from '#domain/stock.ts'
import { useLiveStock } from '#web/live/live-stock.ts'
import { useKeptFocus } from '#web/browser/use-kept-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { announce, showRefusal } from '../announcements.ts'
import { savedCart, useQuantity } from '../cart/saved-cart.ts'

export function ProductBuying({ product }: { product: CartProduct }) {
  const quantity = useQuantity(product.id)
  const stock = useLiveStock(product.id, product.stock)
  // A stored cart of sixty lines does not hold up hydration: its steppers are rendered bit by bit.
  const isAdded = useDeferredValue(quantity > 0)
  const place = useKeptFocus(isAdded, 'button:last-of-type')
  const current = { ...product, stock }

  function add() {
    if (!showRefusal(savedCart.add(current))) announce(`${product.name} added to cart`)
  }

  function setQuantity(wanted: number) {
    if (showRefusal(savedCart.setQuantity(current, wanted))) return
    announce(wanted > 0 ? `${product.name}: ${wanted} in cart` : `${product.name} removed from cart`)
  }

  return (
    <>
      <p className="product-card-stock" data-level={stockLevel(stock)}>
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
          <Button disabled={stock <= 0} aria-label={`Add to Cart: ${product.name}`} onClick={add}>
            Add to Cart
          </Button>
        )}
      </div>
    </>
  )
}
