// What a screen reads of the visitor's cart; each reader draws again only when its own part changes.
import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/cart.ts'
import { usePersistedStore } from '../../../browser/persisted-store.ts'
import { CART_NAME, createSavedCart } from './saved-cart.ts'

export const savedCart = createSavedCart()

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === CART_NAME || event.key === null) savedCart.reread()
  })
  // A page that the browser has put aside, as its back button finds it, has heard nothing of what other tabs did.
  window.addEventListener('pageshow', savedCart.reread)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && savedCart.reread())
}

export function useCart(): Cart {
  return usePersistedStore(savedCart)
}

export function useQuantity(productId: string): number {
  return useSyncExternalStore(
    savedCart.subscribe,
    () => quantities().get(productId) ?? 0,
    () => 0,
  )
}

let counted: { cart: Cart; quantities: ReadonlyMap<string, number> } | undefined

/** Counted once for each cart: 2,000 rows ask after every change. */
function quantities(): ReadonlyMap<string, number> {
  const cart = savedCart.current()
  if (counted?.cart !== cart) {
    counted = { cart, quantities: new Map(cart.map(({ product, quantity }) => [product.id, quantity])) }
  }
  return counted.quantities
}
