// Tells a visitor what happens to the cart outside of this screen: an order sent in another tab, a browser that keeps nothing.
import { useEffect } from 'react'
import { ANSWERED_NAME } from '../checkout/pending-attempt.ts'
import { savedCart } from './saved-cart.ts'
import { notify } from '../announcements.ts'

const IN_THIS_TAB_ONLY =
  'This browser keeps nothing for the shop: your cart lives in this tab only, until you close it.'

let toldOfTab = false

export function useCartNews(order: string) {
  useEffect(() => {
    function tellOfOrder({ key }: StorageEvent) {
      if (key === ANSWERED_NAME) notify(`Your ${order} was sent in another tab: what it held has left this cart.`)
    }
    window.addEventListener('storage', tellOfOrder)
    const stopWatching = savedCart.subscribe(tellOfTab)
    return () => {
      window.removeEventListener('storage', tellOfOrder)
      stopWatching()
    }
  }, [order])
}

/** Once: it will not change while the tab is open. */
function tellOfTab() {
  if (toldOfTab || savedCart.isStored()) return
  toldOfTab = true
  notify(IN_THIS_TAB_ONLY)
}
