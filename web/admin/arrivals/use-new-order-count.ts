// Counts unseen orders on every screen: in the tab's title, with the bell.
import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { useLiveEvents } from '#web/live/live-events.ts'
import type { LatestOrders } from './latest-route.ts'
import { orderBell } from './order-bell.ts'

/** The last orders read, and the newest moment of any; '' before the first order. */
export type Look = { since: string; orderIds: ReadonlySet<string> }

/** Returns the new state and how many orders have arrived; none at the first look. */
export function afterLook(before: Look | undefined, { orders }: LatestOrders): { look: Look; count: number } {
  const orderIds = new Set(orders.map(({ orderId }) => orderId))
  const newest = orders[0]?.placedAt ?? ''
  // When the newest was deleted, keep the earlier moment: older orders are unknown here.
  const since = before && before.since > newest ? before.since : newest
  const fresh = before ? orders.filter(({ orderId }) => !before.orderIds.has(orderId)) : []
  return { look: { since, orderIds }, count: fresh.length }
}

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

  const known = useRef<Look>(undefined)
  useLiveEvents(isActive ? 'orders' : undefined, async () => {
    const read = await readLatest(known.current?.since)
    if (!read) return
    const { look, count } = afterLook(known.current, read)
    known.current = look
    if (count === 0) return
    setUnseen((before) => before + count)
    orderBell.ring()
  })

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

/** Undefined on failure: the next event retries. */
async function readLatest(since: string | undefined): Promise<LatestOrders | undefined> {
  try {
    const address = `${href('/admin/orders/latest')}?${new URLSearchParams(since === undefined ? {} : { since })}`
    // A redirect means that the session has ended: the screen itself redirects to the sign-in page.
    const response = await fetch(address, { redirect: 'manual' })
    return response.ok ? ((await response.json()) as LatestOrders) : undefined
  } catch {
    return undefined
  }
}
