// Notices the orders that come in while the screen is open, rings for them and words the sign of them.
import { useEffect, useMemo, useState } from 'react'
import { formatRupees } from '#domain/money.ts'
import { afterLook, firstLook, type Newest } from './arrivals.ts'
import { orderBell } from './order-bell.ts'
import { ViewOrder } from '../view-order.tsx'

type Listed = readonly { orderId: string; placedAt: string }[]

/** The ids to mark as new, and the notice of the latest until it is cleared. */
export function useArrivals(newest: Newest | undefined, listed: Listed) {
  const [arrivals, setArrivals] = useState(() => firstLook(newest))
  const looked = afterLook(arrivals, newest, listed)
  if (looked !== arrivals) setArrivals(looked)

  const { latest } = looked
  useEffect(() => {
    if (latest) orderBell.ring()
  }, [latest])
  const notice = useMemo(() => {
    if (!latest) return undefined
    const text = (
      <span>
        <span>{`New order from ${latest.name}, ${formatRupees(latest.totalPaise)}`}</span>{' '}
        <ViewOrder orderId={latest.orderId}>View</ViewOrder>
      </span>
    )
    return { tone: 'good' as const, text }
  }, [latest])
  return { fresh: looked.fresh, notice, clear: () => setArrivals({ ...looked, latest: undefined }) }
}
