// A card's stock, and Add to Cart or the stepper.
import { useDeferredValue } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { stockLabel, stockLevel, typedQuantity } from '#domain/product/stock.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { useLiveStock } from '#web/live/live-stock.ts'
import { useKeptFocus } from '#web/browser/use-kept-focus.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { useWords } from '#web/ui/words.ts'
import { useQuantity } from './saved-cart.ts'
import { AddToCart, changeQuantity } from './add-to-cart.tsx'

export function ProductBuying({ product }: { product: CartProduct }) {
  const quantity = useQuantity(product.id)
  const stock = useLiveStock(product.id, product.stock)
  // Deferred, so that the steppers of a large stored cart do not block hydration.
  const isAdded = useDeferredValue(quantity > 0)
  const place = useKeptFocus(isAdded, 'button:last-of-type')
  const { quantityOf } = useWords(orderPage)
  const current = { ...product, stock }

  return (
    <>
      <p className="product-card-stock row nowrap strong" data-level={stockLevel(stock)}>
        {stockLabel(stock)}
      </p>
      <div className="product-card-buying" ref={place}>
        {isAdded ? (
          <Stepper
            value={quantity}
            label={quantityOf({ name: shownName(product) })}
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
