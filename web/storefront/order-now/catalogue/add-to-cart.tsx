// The button Add to Cart, which looks pressed in the next frame.
import type { MouseEvent } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { afterNextPaint } from '#web/first-paint/after-next-paint.ts'
import { Button } from '#web/ui/button.tsx'
import { announce, showRefusal } from '../announcements.ts'
import { savedCart } from '../cart/saved-cart.ts'

/** The product comes with its newest stock. */
export function AddToCart({ product }: { product: CartProduct }) {
  /** The mark is painted before React renders anything; the cart changes after it. */
  function add({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    button.dataset.pressed = ''
    afterNextPaint(() => {
      if (showRefusal(savedCart.add(product))) delete button.dataset.pressed
      else announce(`${product.name} added to cart`)
    })
  }

  return (
    <Button disabled={product.stock <= 0} aria-label={`Add to Cart: ${product.name}`} onClick={add}>
      Add to Cart
    </Button>
  )
}
