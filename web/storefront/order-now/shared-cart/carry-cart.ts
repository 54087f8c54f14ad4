// Takes a cart that the browser refuses to store into the other language, as the link of a shared cart.
import { href } from 'react-router'
import { pagePath } from '#domain/language-address.ts'
import { sharedHash } from '#domain/shared-cart/cart-link.ts'
import type { SwitchEvent } from '#web/browser/carried-page.ts'
import { isSending } from '../attempt/sending.ts'
import { savedCart } from '../cart/saved-cart.ts'

export function carryCart(event: Event) {
  const cart = savedCart.get()
  if (isSending() || savedCart.isStored() || cart.length === 0) return
  const hash = sharedHash(cart.map(({ product: { code }, quantity }) => ({ code, quantity })))
  ;(event as SwitchEvent).detail.hash = hash
  event.preventDefault()
  // A step back finds it too.
  if (window.location.pathname === pagePath(href('/ordernow')))
    window.history.replaceState(window.history.state, '', hash)
}
