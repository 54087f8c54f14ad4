// The sentence about what the admin just did, until it is cleared.
import { useCallback, useState } from 'react'
import type { Tone } from '../../ui/notice.tsx'

export type Tell = (tone: Tone, text: string) => void

export function useTold() {
  const [told, setTold] = useState<{ tone: Tone; text: string }>()
  const tell: Tell = useCallback((tone, text) => setTold({ tone, text }), [])
  return { told, tell, clear: useCallback(() => setTold(undefined), []) }
}
