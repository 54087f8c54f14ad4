// Counts the orders that came in since somebody looked, on whatever screen of the back office: in the tab's title, with the bell.
import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { useLiveEvents } from '#web/live/live.ts'
import type { Known, NewestOrder } from './newest-route.ts'
import { orderBell } from './order-bell.ts'

/** Every order comes after it. */
const NONE: Known = { orderId: '', placedAt: '' }

/**
 * Returns how many are unseen. On the orders screen a press means that they are seen; another screen says nothing of them, so there
 * they are counted until the orders screen is opened. Without `isActive`, where the role has no orders, nothing is asked.
 */
export function useUnseen(pathname: string, isActive: boolean): number {
  const isOrders = pathname === href('/admin/orders')
  const [unseen, setUnseen] = useState(0)
  const [wasOrders, setWasOrders] = useState(isOrders)
  if (wasOrders !== isOrders) {
    setWasOrders(isOrders)
    if (isOrders) setUnseen(0)
  }

  const known = useRef<Known>(undefined)
  useLiveEvents(isActive ? 'orders' : undefined, async () => {
    const read = await readNewest(known.current)
    if (!read) return
    known.current = read.newest ?? NONE
    if (read.count === 0) return
    setUnseen((before) => before + read.count)
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
async function readNewest(known: Known | undefined): Promise<NewestOrder | undefined> {
  try {
    const address = `${href('/admin/orders/newest')}?${new URLSearchParams(known)}`
    // Where the session has ended the screen itself leads to the sign-in.
    const response = await fetch(address, { redirect: 'manual' })
    return response.ok ? ((await response.json()) as NewestOrder) : undefined
  } catch {
    return undefined
  }
}
