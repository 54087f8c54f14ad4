// False while the page is as the server drew it, true once the browser's own memory may be read.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
