// Adds to the cart and changes quantities, announced or refused.
import type { CartProduct } from '#domain/cart.ts'
import { Button } from '#web/ui/button.tsx'
import { announce, showRefusal } from '../announcements.ts'
import { savedCart } from './saved-cart.ts'

/** `product` has its newest stock, here and below. */
export function AddToCart({ product }: { product: CartProduct }) {
  function add() {
    if (!showRefusal(savedCart.add(product))) announce(`${product.name} added to cart`)
  }

  return (
    <Button disabled={product.stock <= 0} aria-label={`Add to Cart: ${product.name}`} onClick={add}>
      Add to Cart
    </Button>
  )
}

/** 0 or less removes the product. */
export function changeQuantity(product: CartProduct, wanted: number) {
  if (showRefusal(savedCart.setQuantity(product, wanted))) return
  announce(wanted > 0 ? `${product.name}: ${wanted} in cart` : `${product.name} removed from cart`)
}
