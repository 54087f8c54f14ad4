// Counts the orders that came in since somebody looked, on whatever screen of the back office: in the tab's title, with the bell.
import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { useLiveEvents } from '#web/live/live.ts'
import type { LatestOrders } from './latest-route.ts'
import { orderBell } from './order-bell.ts'

/** The orders that were read last, and the newest moment of any; '' before the first order. */
export type Look = { since: string; orderIds: ReadonlySet<string> }

/** Returns what is known after another look, and how many orders have come in since the one before; none at the first. */
export function afterLook(before: Look | undefined, { orders }: LatestOrders): { look: Look; count: number } {
  const orderIds = new Set(orders.map(({ orderId }) => orderId))
  const newest = orders[0]?.placedAt ?? ''
  // When the newest was deleted, the look reaches no farther back than the one before: it does not know those.
  const since = before && before.since > newest ? before.since : newest
  const fresh = before ? orders.filter(({ orderId }) => !before.orderIds.has(orderId)) : []
  return { look: { since, orderIds }, count: fresh.length }
}

/**
 * Returns how many are unseen. On the orders screen a press means that they are seen; another screen says nothing of them, so there
 * they are counted until the orders screen is opened. Without `isActive`, where the role has no orders, nothing is asked.
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

  // At each render: every screen has a title of its own.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '')
    const counted = unseen > 0 ? `(${unseen}) ${title}` : title
    if (document.title !== counted) document.title = counted
  })
  useEffect(() => (unseen > 0 && isOrders ? onPress(() => setUnseen(0)) : undefined), [unseen, isOrders])
  return unseen
}

/** Calls `listener` at each press of a key, a finger or the mouse, until the returned function is called. */
export function onPress(listener: () => void): () => void {
  const left = new AbortController()
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, listener, { signal: left.signal })
  return () => left.abort()
}

/** Returns undefined where it cannot be asked for: the next event asks again. */
async function readLatest(since: string | undefined): Promise<LatestOrders | undefined> {
  try {
    const address = `${href('/admin/orders/latest')}?${new URLSearchParams(since === undefined ? {} : { since })}`
    // Where the session has ended the screen itself leads to the sign-in.
    const response = await fetch(address, { redirect: 'manual' })
    return response.ok ? ((await response.json()) as LatestOrders) : undefined
  } catch {
    return undefined
  }
}
