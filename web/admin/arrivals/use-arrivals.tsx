// Marks and announces new orders on the orders screen; the frame counts and rings.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { formatRupees } from '#domain/numbers/money.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { notifications as notificationWords } from '#domain/words/en/office/notifications.ts'
import { afterLook, firstLook, type Look, type Newest } from './arrivals.ts'
import { onPress } from './use-new-order-count.ts'
import { ViewOrder } from '../orders/view-order.tsx'

/** Returns the ids to mark as new, and the latest notice until it is cleared. */
export function useArrivals(look: Look) {
  const [arrivals, setArrivals] = useState(() => firstLook(look))
  const looked = afterLook(arrivals, look)
  if (looked !== arrivals) setArrivals(looked)

  const { latest, unseen } = looked
  useSeen(unseen, () => setArrivals((now) => ({ ...now, unseen: 0 })))
  const notice = useMemo(() => {
    if (!latest) return undefined
    const text = (
      <span>
        <span>{newOrders(latest)}</span> <ViewOrder orderId={latest.orderId}>{wordsOf(common).view}</ViewOrder>
      </span>
    )
    return { tone: 'good' as const, text }
  }, [latest])
  return { fresh: looked.fresh, notice, clear: () => setArrivals((now) => ({ ...now, latest: undefined })) }
}

/** 'New order from Selvi, ₹2,500', or '6 new orders, the latest from Selvi, ₹2,500'. */
function newOrders({ name, totalPaise, count }: Newest & { count: number }): string {
  return wordsOf(notificationWords).arrived({ count, name, amount: formatRupees(totalPaise) })
}

/** A press on the screen counts as having seen them. */
function useSeen(unseen: number, onSeen: () => void) {
  const see = useEffectEvent(onSeen)
  useEffect(() => (unseen === 0 ? undefined : onPress(() => see())), [unseen])
}
