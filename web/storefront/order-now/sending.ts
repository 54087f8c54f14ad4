// Whether an order is on its way: until it is answered, a stock that goes down may be the order's own doing.
const listeners = new Set<() => void>()
let underWay = false

export const isSending = () => underWay

export function setSending(now: boolean) {
  underWay = now
  if (!underWay) for (const listener of listeners) listener()
}

/** Calls when an order has been answered, whatever the answer. */
export function onAnswered(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
