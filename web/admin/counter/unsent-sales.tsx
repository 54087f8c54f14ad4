// Sends the sales that the device has kept from every screen of the office, and shows away from the counter those that the shop lacks.
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSaleQueue, useSaleSender } from './send/use-sale-queue.ts'

const AT_THE_COUNTER = /^\/admin\/counter(?:\/sales)?\/?$/
/** Without its script the sales are sent all the same. */
const Queue = lazy<ComponentType>(() =>
  import('./sale-queue.tsx').then(
    ({ SaleQueue }) => ({ default: SaleQueue }),
    () => ({ default: () => null }),
  ),
)

export function UnsentSales({ maySell }: { maySell: boolean }) {
  useSaleSender(maySell)
  const { pathname } = useLocation()
  const { queue, reason, isStored } = useSaleQueue()
  const isStuck = queue.some(({ refusal }) => refusal !== undefined || reason !== undefined || !isStored)
  if (!maySell || !isStuck || AT_THE_COUNTER.test(pathname)) return null
  return (
    <Suspense>
      <Queue />
    </Suspense>
  )
}
