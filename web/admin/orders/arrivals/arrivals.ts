// Which orders are new since the screen was opened, whatever its filters show.

export type Newest = { orderId: string; placedAt: string; name: string; totalPaise: number }

/** `seen` is the newest order the screen knew; `fresh` are the ids to show as new. */
export type Arrivals = { seen: Newest | undefined; fresh: readonly string[]; latest: Newest | undefined }

export function firstLook(newest: Newest | undefined): Arrivals {
  return { seen: newest, fresh: [], latest: undefined }
}

/** After another look: every listed order placed after the newest known one has just arrived. */
export function afterLook(
  arrivals: Arrivals,
  newest: Newest | undefined,
  listed: readonly { orderId: string; placedAt: string }[],
): Arrivals {
  if (!newest || newest.orderId === arrivals.seen?.orderId || !isLater(newest, arrivals.seen)) return arrivals
  const fresh = listed.filter((order) => isLater(order, arrivals.seen)).map(({ orderId }) => orderId)
  return { seen: newest, fresh: [...new Set([...arrivals.fresh, ...fresh])], latest: newest }
}

function isLater(
  order: { orderId: string; placedAt: string },
  than: { orderId: string; placedAt: string } | undefined,
): boolean {
  if (!than) return true
  return order.placedAt === than.placedAt ? order.orderId > than.orderId : order.placedAt > than.placedAt
}
