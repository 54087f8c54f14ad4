// Orders that are new since the screen was opened, whatever its filters.

export type Newest = { orderId: string; placedAt: string; name: string; totalPaise: number }

/**
 * `known` is the newest order so far, `ids` those that the screen has had; `fresh` are the ids to mark as new; `unseen`
 * counts arrivals since the last press.
 */
export type Arrivals = {
  known: OrderMoment | undefined
  ids: ReadonlySet<string>
  fresh: readonly string[]
  /** The newest arrival and how many were unseen then; until its notice is cleared. */
  latest: (Newest & { count: number }) | undefined
  unseen: number
}

type OrderMoment = { orderId: string; placedAt: string }

/** The newest order is none of a clock that was ahead; `readAt` is the moment of the look. */
export type Look = { newest: Newest | undefined; listed: readonly Newest[]; readAt: string }

const OVERLAP_MS = 60_000

export function firstLook({ newest, listed }: Look): Arrivals {
  return { known: newest, ids: idsOf(newest, listed), fresh: [], latest: undefined, unseen: 0 }
}

/** Every listed order placed after the newest known one has just arrived. */
export function afterLook(arrivals: Arrivals, { newest, listed, readAt }: Look): Arrivals {
  const { ids, unseen } = arrivals
  const known = atMostNow(arrivals.known, readAt)
  if (!newest) return arrivals
  const isFresh = (order: OrderMoment) => isLater(order, known) && !isLater(order, newest) && !ids.has(order.orderId)
  const found = listed.filter(isFresh)
  // A filter may hide the newest from the list.
  const [first] = isFresh(newest) ? [newest] : found
  if (!first) return arrivals
  const fresh = found.map(({ orderId }) => orderId)
  const count = unseen + Math.max(fresh.length, 1)
  return {
    known: newest,
    ids: new Set([...ids, ...idsOf(newest, listed)]),
    fresh: [...new Set([...arrivals.fresh, ...fresh])],
    latest: { ...first, count },
    unseen: count,
  }
}

/** Where the clock was ahead when the known order came, those of the last minute may be new. */
function atMostNow(known: OrderMoment | undefined, readAt: string): OrderMoment | undefined {
  if (!known || known.placedAt <= readAt) return known
  return { orderId: '', placedAt: new Date(Date.parse(readAt) - OVERLAP_MS).toISOString() }
}

const idsOf = (newest: Newest | undefined, listed: Look['listed']): Set<string> =>
  new Set([...(newest ? [newest] : []), ...listed].map(({ orderId }) => orderId))

function isLater(order: OrderMoment, than: OrderMoment | undefined): boolean {
  if (!than) return true
  return order.placedAt === than.placedAt ? order.orderId > than.orderId : order.placedAt > than.placedAt
}
