// Adds to the cart and changes quantities, announced or refused.
import type { CartProduct } from '#domain/cart.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { product as productWords } from '#domain/words/en/product.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { announce, showRefusal } from '../announcements.ts'
import { savedCart } from './saved-cart.ts'

/** `product` has its newest stock, here and below. */
export function AddToCart({ product }: { product: CartProduct }) {
  const text = useWords(productWords)
  const name = shownName(product)

  function add() {
    if (!showRefusal(savedCart.add(product))) announce(text.added({ name }))
  }

  return (
    <Button disabled={product.stock <= 0} aria-label={text.addToCartOf({ name })} onClick={add}>
      {text.addToCart}
    </Button>
  )
}

/** 0 or less removes the product. */
export function changeQuantity(product: CartProduct, wanted: number) {
  if (showRefusal(savedCart.setQuantity(product, wanted))) return
  announceQuantity(product, wanted)
}

/** 0 or less is removed. */
export function announceQuantity(product: CartProduct, quantity: number) {
  const text = wordsOf(productWords)
  const name = shownName(product)
  announce(quantity > 0 ? text.inCart({ name, quantity }) : text.removed({ name }))
}
