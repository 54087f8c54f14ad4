// The order that waits on this device, in every tab.
import { useSyncExternalStore } from 'react'
import { orderAttempts } from '../attempt/order-attempt.ts'
import type { WaitingOrder } from '../attempt/stored-attempt.ts'

export function useWaitingOrder(): WaitingOrder | undefined {
  return useSyncExternalStore(orderAttempts.subscribe, orderAttempts.waiting, () => undefined)
}
