// The visitor's cart: kept on the device across reloads, the same in every tab.
import { addToCart, refreshCart, removeFromCart, setQuantity, subtractFromCart } from '#domain/cart.ts'
import type { Cart, CartLine, CartProduct } from '#domain/cart.ts'
import { createKept } from './persisted-store.ts'
import { type Keep, deviceStorage } from './storage.ts'

export const CART_NAME = 'cart'

const EMPTY: Cart = []

/** `add` and `setQuantity` give the refusal to show, or undefined when it was done. */
export function createSavedCart(storage: () => Keep | undefined = deviceStorage) {
  const kept = createKept(storage, CART_NAME, readCart)
  const { current } = kept

  function become(next: Cart) {
    kept.become(next.length > 0 ? next : EMPTY)
  }

  function attempt(result: { cart: Cart } | { refusal: string }): string | undefined {
    if ('refusal' in result) return result.refusal
    become(result.cart)
    return undefined
  }

  return {
    ...kept,
    add: (product: CartProduct) => attempt(addToCart(current(), product)),
    setQuantity: (product: CartProduct, quantity: number) => attempt(setQuantity(current(), product, quantity)),
    remove: (id: string) => become(removeFromCart(current(), id)),
    /** Takes out what was ordered; another tab may have added to the cart without this one having heard of it. */
    subtract(ordered: readonly { id: string; quantity: number }[]) {
      kept.readAgain()
      become(subtractFromCart(current(), ordered))
    },
    /** Takes over today's prices and stock; nothing is told when nothing changed. */
    refresh(products: readonly CartProduct[]) {
      const next = refreshCart(current(), products)
      if (JSON.stringify(next) !== JSON.stringify(current())) become(next)
    },
  }
}

/** Lines that an older version of the shop, or a curious hand, wrote wrongly are left out. */
function readCart(found: unknown): Cart {
  const lines = Array.isArray(found) ? found.filter(isLine) : EMPTY
  return lines.length > 0 ? lines : EMPTY
}

function isLine(line: Partial<CartLine> | null): line is CartLine {
  const product = line?.product
  return (
    typeof product?.id === 'string' &&
    typeof product.name === 'string' &&
    typeof product.imageUrl === 'string' &&
    isCount(product.pricePaise) &&
    isCount(product.mrpPaise) &&
    isCount(product.stock) &&
    isCount(line?.quantity) &&
    line?.quantity !== 0
  )
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
