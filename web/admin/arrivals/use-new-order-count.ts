// Counts unseen orders on every screen: in the tab's title, with the bell.
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { useLiveEvents } from '#web/live/live-events.ts'
import { createLatestReads } from './latest-reads.ts'
import { orderBell } from './order-bell.ts'

/**
 * Returns the unseen orders. A press on the orders screen, or opening it, resets the count. Fetches nothing without
 * `isActive`, for a role without orders.
 */
export function useNewOrderCount(pathname: string, isActive: boolean): number {
  const isOrders = pathname === href('/admin/orders')
  const [unseen, setUnseen] = useState(0)
  const [wasOrders, setWasOrders] = useState(isOrders)
  if (wasOrders !== isOrders) {
    setWasOrders(isOrders)
    if (isOrders) setUnseen(0)
  }

  const [reads] = useState(() =>
    createLatestReads({
      onNew(count) {
        setUnseen((before) => before + count)
        orderBell.ring()
      },
      // A redirect means that the session has ended: the screen itself redirects to the sign-in page.
      fetch: (address) => fetch(address, { redirect: 'manual' }),
      schedule(task, ms) {
        const timer = setTimeout(task, ms)
        return () => clearTimeout(timer)
      },
    }),
  )
  useEffect(() => (isActive ? reads.keepTrying() : undefined), [reads, isActive])
  useLiveEvents(isActive ? 'orders' : undefined, reads.read)

  // After each render: every screen sets its title.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    const counted = unseen > 0 ? `(${unseen}) ${title}` : title
    if (document.title !== counted) document.title = counted
  })
  useEffect(() => (unseen > 0 && isOrders ? onPress(() => setUnseen(0)) : undefined), [unseen, isOrders])
  return unseen
}

/** Calls `listener` at each key or pointer press; returns the unsubscribe function. */
export function onPress(listener: () => void): () => void {
  const left = new AbortController()
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, listener, { signal: left.signal })
  return () => left.abort()
}
