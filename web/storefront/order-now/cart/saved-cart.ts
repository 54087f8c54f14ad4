// The visitor's cart, stored on the device and shared by its tabs.
import { useSyncExternalStore } from 'react'
import { addToCart, refreshCart, removeFromCart, setQuantity, subtractFromCart } from '#domain/cart.ts'
import type { Cart, CartLine, CartProduct } from '#domain/cart.ts'
import { followOtherTabs, createPersistedStore, usePersistedStore } from '#web/browser/persisted-store.ts'
import { type WebStorage, deviceStorage } from '#web/browser/storage.ts'

export const CART_NAME = 'cart'

const EMPTY: Cart = []

/** `add` and `setQuantity` return the refusal to show, or undefined on success. */
export function createSavedCart(storage: () => WebStorage | undefined = deviceStorage) {
  const store = createPersistedStore(storage, CART_NAME, readCart)
  const { get } = store

  function set(next: Cart) {
    store.set(next.length > 0 ? next : EMPTY)
  }

  function attempt(result: { cart: Cart } | { refusal: string }): string | undefined {
    if ('refusal' in result) return result.refusal
    set(result.cart)
    return undefined
  }

  return {
    ...store,
    add: (product: CartProduct) => attempt(addToCart(get(), product)),
    setQuantity: (product: CartProduct, quantity: number) => attempt(setQuantity(get(), product, quantity)),
    remove: (id: string) => set(removeFromCart(get(), id)),
    /** Removes ordered items; rereads first, since another tab may have added to the cart. */
    subtract(ordered: readonly { id: string; quantity: number }[]) {
      store.reread()
      set(subtractFromCart(get(), ordered))
    },
    /** Applies current prices and stock; notifies only of changes. */
    refresh(products: readonly CartProduct[]) {
      const next = refreshCart(get(), products)
      if (JSON.stringify(next) !== JSON.stringify(get())) set(next)
    },
  }
}

export const savedCart = createSavedCart()
followOtherTabs(CART_NAME, savedCart.reread)

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && savedCart.reread())
}

export function useCart(): Cart {
  return usePersistedStore(savedCart)
}

/** Renders again only when this product's quantity changes. */
export function useQuantity(productId: string): number {
  return useSyncExternalStore(
    savedCart.subscribe,
    () => quantities().get(productId) ?? 0,
    () => 0,
  )
}

let counted: { cart: Cart; quantities: ReadonlyMap<string, number> } | undefined

/** Counted once for each cart: 2,000 rows read it after every change. */
function quantities(): ReadonlyMap<string, number> {
  const cart = savedCart.get()
  if (counted?.cart !== cart) {
    counted = { cart, quantities: new Map(cart.map(({ product, quantity }) => [product.id, quantity])) }
  }
  return counted.quantities
}

/** Drops lines written by an older version or by hand that are invalid. */
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
    isCount(line?.seenPaise ?? 0) &&
    isCount(line?.quantity) &&
    line?.quantity !== 0
  )
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
