// Tells the first drawing, which must be the server's, from all later ones.
import { useSyncExternalStore } from 'react'

/** False while the server draws and the browser takes the page over: neither knows the hash or the device yet. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
