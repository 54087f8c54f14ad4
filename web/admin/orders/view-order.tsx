// A link that opens an order over the list and keeps its filters.
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { orderAddress } from './order-address.ts'

export function ViewOrder({ orderId, children = orderId }: { orderId: string; children?: ReactNode }) {
  const [params] = useSearchParams()
  return (
    <Link to={orderAddress(params, orderId)} preventScrollReset>
      {children}
    </Link>
  )
}
