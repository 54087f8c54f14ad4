// The lower part of a card: how many are left, Add to Cart, and once added the stepper.
import { useDeferredValue } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { stockLabel, stockLevel, typedQuantity } from '#domain/product/stock.ts'
import { useLiveStock } from '#web/live/live-stock.ts'
import { useKeptFocus } from '#web/browser/use-kept-focus.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { useQuantity } from './saved-cart.ts'
import { AddToCart, changeQuantity } from './add-to-cart.tsx'

export function ProductBuying({ product }: { product: CartProduct }) {
  const quantity = useQuantity(product.id)
  const stock = useLiveStock(product.id, product.stock)
  // A stored cart of sixty lines does not hold up hydration: its steppers are rendered bit by bit.
  const isAdded = useDeferredValue(quantity > 0)
  const place = useKeptFocus(isAdded, 'button:last-of-type')
  const current = { ...product, stock }

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
            onMinus={() => changeQuantity(current, quantity - 1)}
            onPlus={() => changeQuantity(current, quantity + 1)}
            onType={(text) => changeQuantity(current, typedQuantity(text))}
          />
        ) : (
          <AddToCart product={current} />
        )}
      </div>
    </>
  )
}
