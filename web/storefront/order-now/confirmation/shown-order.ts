// Whether the page shows the placed order, or the shop with a way back to it.
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { carriedHere } from '#web/browser/carried-page.ts'
import { createPersistedStore, usePersistedStore } from '#web/browser/persisted-store.ts'
import { tabStorage } from '#web/browser/storage.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { placedOrder } from './placed-order.ts'

/** The id, so that another order is shown again. */
const orderAside = createPersistedStore<string | undefined>(tabStorage, 'order-aside', (found) =>
  typeof found === 'string' ? found : undefined,
)

/** Known before the render that follows a link. */
export const isAside = (orderId: string) => orderAside.get() === orderId

export const showOrderAgain = () => orderAside.set(undefined)

/** Returns the order to show, or the one put aside. */
export function useShownOrder() {
  const order = usePersistedStore(placedOrder)
  const asideId = usePersistedStore(orderAside)
  const { hash, key, state } = useLocation()
  const type = useNavigationType()
  const isOwnDocument = useRef(!useHydrated())
  // A cart by link, opened in this document: for the browser that is a step, and it has no key of its own.
  const isShared = hash.startsWith('#cart=')

  // Before paint and once for each URL, so that a later order is shown.
  const known = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (known.current === key && !isShared) return
    known.current = key
    // Opening a panel leaves a depth.
    const isLinkFollowed =
      isShared || (type === 'POP' ? isOwnDocument.current && isNewVisit() : state?.depth === undefined)
    isOwnDocument.current = false
    if (isLinkFollowed) orderAside.set(placedOrder.get()?.orderId)
  }, [isShared, key, type, state])

  return order?.orderId === asideId ? { aside: order } : { shown: order }
}

/** Neither a reload, a step in the history, nor the same page in another language. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate' && !carriedHere()
}
