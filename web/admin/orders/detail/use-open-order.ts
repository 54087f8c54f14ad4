// The order or customer open over the list: from the address, unless it was just deleted here.
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetchers, useNavigate, useRevalidator } from 'react-router'
import { listAddress } from '../order-address.ts'

/** `idOf` names the open row; `addressOf` is the list with nothing open. */
export function useOpenOrder<Opened>(
  opened: Opened | undefined,
  idOf: (opened: Opened) => string,
  addressOf = listAddress,
) {
  const navigate = useNavigate()
  const [deletedId, setDeletedId] = useState<string>()
  const isDeleted = opened !== undefined && idOf(opened) === deletedId
  // Brought back, it can be opened again.
  if (deletedId !== undefined && !isDeleted) setDeletedId(undefined)
  const isRevalidating = useRevalidator().state !== 'idle'
  const isReading = useFetchers().length > 0 || isRevalidating
  /** Reads the filters now: the address may be newer than React's last render. */
  const close = () => {
    const list = addressOf(new URLSearchParams(window.location.search))
    void navigate(list, { replace: true, preventScrollReset: true })
  }

  // Not during revalidation: navigating aborts it, which React Router leaves as an uncaught error.
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isDeleted && !isReading) leave()
  }, [isDeleted, isReading])

  return { opened: isDeleted ? undefined : opened, close, deleted: setDeletedId }
}
