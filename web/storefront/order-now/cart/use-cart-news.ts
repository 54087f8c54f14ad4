// Notices about an order sent in another tab and about a browser that stores nothing.
import { useEffect } from 'react'
import { ANSWERED_NAME } from '../attempt/stored-attempt.ts'
import { savedCart } from './saved-cart.ts'
import { notify } from '../announcements.ts'

const IN_THIS_TAB_ONLY =
  'This browser keeps nothing for the shop: your cart lives in this tab only, until you close it.'

let isNotified = false

export function useCartNews(order: string) {
  useEffect(() => {
    function notifyOfOrder({ key }: StorageEvent) {
      if (key === ANSWERED_NAME) notify(`Your ${order} was sent in another tab: what it held has left this cart.`)
    }
    window.addEventListener('storage', notifyOfOrder)
    const stopWatching = savedCart.subscribe(notifyOfTab)
    return () => {
      window.removeEventListener('storage', notifyOfOrder)
      stopWatching()
    }
  }, [order])
}

/** Once for each tab. */
function notifyOfTab() {
  if (isNotified || savedCart.isStored()) return
  isNotified = true
  notify(IN_THIS_TAB_ONLY)
}
