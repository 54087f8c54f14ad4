// Which order, or the customer of which, stands open over the list: the one that the address names, unless it was just deleted here.
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetchers, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { listAddress } from '../order-address.ts'

/** `addressOf` the list is where nothing stands open. */
export function useOpenOrder<Opened extends { orderId: string }>(opened: Opened | undefined, addressOf = listAddress) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [deletedId, setDeletedId] = useState<string>()
  const isDeleted = opened !== undefined && opened.orderId === deletedId
  const isRevalidating = useRevalidator().state !== 'idle'
  const isReading = useFetchers().length > 0 || isRevalidating
  const close = () => void navigate(addressOf(params), { replace: true, preventScrollReset: true })

  // Not while the list is read anew: going elsewhere breaks that off, which React Router leaves as an uncaught error.
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isDeleted && !isReading) leave()
  }, [isDeleted, isReading])

  return { opened: isDeleted ? undefined : opened, close, deleted: setDeletedId }
}
