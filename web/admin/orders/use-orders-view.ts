// Grid or list as it is shown, and kept for the next visit.
import { useState } from 'react'
import { type OrdersView, ordersViewCookie } from './orders-view.ts'

export function useOrdersView(kept: OrdersView): [OrdersView, (view: OrdersView) => void] {
  const [view, setView] = useState(kept)
  return [
    view,
    (next) => {
      setView(next)
      document.cookie = ordersViewCookie(next)
    },
  ]
}
