// Notices the orders that come in while the screen is open, rings for them and words the sign of them.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { afterLook, firstLook, type Newest } from './arrivals.ts'
import { orderBell } from './order-bell.ts'
import { ViewOrder } from '../view-order.tsx'

type Listed = readonly { orderId: string; placedAt: string }[]

/** The ids to mark as new, and the notice of the latest until it is cleared. */
export function useArrivals(newest: Newest | undefined, listed: Listed) {
  const [arrivals, setArrivals] = useState(() => firstLook(newest))
  const looked = afterLook(arrivals, newest, listed)
  if (looked !== arrivals) setArrivals(looked)

  const { latest, unseen } = looked
  useUnseen(unseen, () => setArrivals((now) => ({ ...now, unseen: 0 })))
  useEffect(() => {
    if (latest) orderBell.ring()
  }, [latest])
  const notice = useMemo(() => {
    if (!latest) return undefined
    const text = (
      <span>
        <span>{newOrders(latest)}</span> <ViewOrder orderId={latest.orderId}>View</ViewOrder>
      </span>
    )
    return { tone: 'good' as const, text }
  }, [latest])
  return { fresh: looked.fresh, notice, clear: () => setArrivals((now) => ({ ...now, latest: undefined })) }
}

/** 'New order from Selvi, ₹2,500', or '6 new orders, the latest from Selvi, ₹2,500'. */
function newOrders({ name, totalPaise, count }: Newest & { count: number }): string {
  const from = `from ${name}, ${formatRupees(totalPaise)}`
  return count > 1 ? `${indianGrouping(count)} new orders, the latest ${from}` : `New order ${from}`
}

/** Shows in the tab's title how many orders the admin has not seen; a press means that they are seen. */
function useUnseen(unseen: number, onSeen: () => void) {
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    if (unseen === 0) return
    const { title } = document
    const seen = () => see()
    document.title = `(${unseen}) ${title}`
    for (const press of presses) document.addEventListener(press, seen)
    return () => {
      document.title = title
      for (const press of presses) document.removeEventListener(press, seen)
    }
  }, [unseen])
}

const presses = ['pointerdown', 'keydown'] as const
