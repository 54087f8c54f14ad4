// The address of the orders screen with one order open, its filters kept.

export function orderAddress(params: URLSearchParams, orderId: string): string {
  const next = new URLSearchParams(params)
  next.set('order', orderId)
  return `?${next}`
}
