// Notices about an order sent in another tab and about a browser that stores nothing.
import { useEffect } from 'react'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { useWords } from '#web/ui/words.ts'
import { ANSWERED_NAME } from '#web/browser/stored-order.ts'
import { savedCart } from './saved-cart.ts'
import { notify } from '../announcements.ts'

let isNotified = false

export function useCartNews() {
  const text = useWords(orderPage)
  useEffect(() => {
    function notifyOfOrder({ key }: StorageEvent) {
      if (key === ANSWERED_NAME) notify(text.sentInAnotherTab)
    }
    window.addEventListener('storage', notifyOfOrder)
    const stopWatching = savedCart.subscribe(() => notifyOfTab(text.cartNotSaved))
    return () => {
      window.removeEventListener('storage', notifyOfOrder)
      stopWatching()
    }
  }, [text])
}

/** Once for each tab. */
function notifyOfTab(sentence: string) {
  if (isNotified || savedCart.isStored()) return
  isNotified = true
  notify(sentence)
}
