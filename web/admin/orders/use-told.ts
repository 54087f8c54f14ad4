// The sentence about what the admin just did, until it is cleared.
import { useCallback, useState } from 'react'

export type Tell = (tone: 'good' | 'bad', text: string) => void

export function useTold() {
  const [told, setTold] = useState<{ tone: 'good' | 'bad'; text: string }>()
  const tell: Tell = useCallback((tone, text) => setTold({ tone, text }), [])
  return { told, tell, clear: useCallback(() => setTold(undefined), []) }
}
