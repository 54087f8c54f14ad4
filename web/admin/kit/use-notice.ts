// The sentence about what the admin just did, until it is cleared.
import { useCallback, useState } from 'react'
import type { Tone } from '../../ui/notice.tsx'

export type Notify = (tone: Tone, text: string) => void

export function useNotice() {
  const [notice, setNotice] = useState<{ tone: Tone; text: string }>()
  const notify: Notify = useCallback((tone, text) => setNotice({ tone, text }), [])
  return { notice, notify, clear: useCallback(() => setNotice(undefined), []) }
}
