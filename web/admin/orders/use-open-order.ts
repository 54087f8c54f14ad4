// Which order stands open over the list: the one that the address names, unless it was just deleted here.
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listAddress } from './order-address.ts'
import type { Opened } from './order-detail.tsx'

export function useOpenOrder(opened: Opened | undefined) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [removedId, setRemovedId] = useState<string>()
  const close = () => void navigate(listAddress(params), { replace: true, preventScrollReset: true })
  return {
    opened: opened?.orderId === removedId ? undefined : opened,
    close,
    removed(orderId: string) {
      setRemovedId(orderId)
      if (orderId === opened?.orderId) close()
    },
  }
}
