// Which order stands open over the list: the one that the address names, unless it was just deleted here.
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetchers, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { listAddress } from '../order-address.ts'
import type { OpenedOrder } from './order-detail.tsx'

export function useOpenOrder(opened: OpenedOrder | undefined) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [removedId, setRemovedId] = useState<string>()
  const isRemoved = opened !== undefined && opened.orderId === removedId
  const isRevalidating = useRevalidator().state !== 'idle'
  const isReading = useFetchers().length > 0 || isRevalidating
  const close = () => void navigate(listAddress(params), { replace: true, preventScrollReset: true })

  // Not while the list is read anew: going elsewhere breaks that off, which React Router leaves as an uncaught error.
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isRemoved && !isReading) leave()
  }, [isRemoved, isReading])

  return { opened: isRemoved ? undefined : opened, close, removed: setRemovedId }
}
