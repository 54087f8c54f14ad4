// Orders that are new since the screen was opened, whatever its filters.

export type Newest = { orderId: string; placedAt: string; name: string; totalPaise: number }

/**
 * `known` is the newest order so far; `fresh` are the ids to mark as new; `unseen` counts arrivals since the last
 * press.
 */
export type Arrivals = {
  known: Newest | undefined
  fresh: readonly string[]
  /** The newest arrival and how many were unseen then; until its notice is cleared. */
  latest: (Newest & { count: number }) | undefined
  unseen: number
}

export function firstLook(newest: Newest | undefined): Arrivals {
  return { known: newest, fresh: [], latest: undefined, unseen: 0 }
}

/** Every listed order placed after the newest known one has just arrived. */
export function afterLook(
  arrivals: Arrivals,
  newest: Newest | undefined,
  listed: readonly { orderId: string; placedAt: string }[],
): Arrivals {
  const { known, unseen } = arrivals
  if (!newest || newest.orderId === known?.orderId || !isLater(newest, known)) return arrivals
  const fresh = listed.filter((order) => isLater(order, known)).map(({ orderId }) => orderId)
  // A filter may hide the newest from the list.
  const count = unseen + Math.max(fresh.length, 1)
  return {
    known: newest,
    fresh: [...new Set([...arrivals.fresh, ...fresh])],
    latest: { ...newest, count },
    unseen: count,
  }
}

function isLater(
  order: { orderId: string; placedAt: string },
  than: { orderId: string; placedAt: string } | undefined,
): boolean {
  if (!than) return true
  return order.placedAt === than.placedAt ? order.orderId > than.orderId : order.placedAt > than.placedAt
}
