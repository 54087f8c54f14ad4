// Reads the deleted orders for their list.
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { RestorableOrder } from '#server/orders/removed/keep-removed.ts'

/** Undefined until they have loaded. */
export function useDeletedOrders(): RestorableOrder[] | 'failed' | undefined {
  const [read, setRead] = useState<RestorableOrder[] | 'failed'>()
  useEffect(() => {
    const closed = new AbortController()
    void readDeleted(closed.signal).then((orders) => closed.signal.aborted || setRead(orders))
    return () => closed.abort()
  }, [])
  return read
}

async function readDeleted(signal: AbortSignal): Promise<RestorableOrder[] | 'failed'> {
  try {
    const answer = await fetch(href('/admin/orders/deleted'), { signal })
    return answer.ok && !answer.redirected ? await answer.json() : 'failed'
  } catch {
    return 'failed'
  }
}
