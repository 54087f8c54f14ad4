// Which order, or the customer of which, stands open over the list: the one that the address names, unless it was just deleted here.
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetchers, useNavigate, useRevalidator } from 'react-router'
import { listAddress } from '../order-address.ts'

/** `idOf` names what stands open; `addressOf` the list is where nothing does. */
export function useOpenOrder<Opened>(
  opened: Opened | undefined,
  idOf: (opened: Opened) => string,
  addressOf = listAddress,
) {
  const navigate = useNavigate()
  const [deletedId, setDeletedId] = useState<string>()
  const isDeleted = opened !== undefined && idOf(opened) === deletedId
  const isRevalidating = useRevalidator().state !== 'idle'
  const isReading = useFetchers().length > 0 || isRevalidating
  /** The filters are read now: the address may have taken letters since React last rendered it. */
  const close = () => {
    const list = addressOf(new URLSearchParams(window.location.search))
    void navigate(list, { replace: true, preventScrollReset: true })
  }

  // Not while the list is read anew: going elsewhere breaks that off, which React Router leaves as an uncaught error.
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isDeleted && !isReading) leave()
  }, [isDeleted, isReading])

  return { opened: isDeleted ? undefined : opened, close, deleted: setDeletedId }
}
