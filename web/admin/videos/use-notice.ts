// The one sentence that floats over the video manager, and a way to say another.
import { useCallback, useState } from 'react'
import type { Tone } from '#web/ui/notice.tsx'

export type Say = (tone: Tone, text: string) => void

export function useNotice() {
  const [notice, setNotice] = useState<{ tone: Tone; text: string }>()
  const say: Say = useCallback((tone, text) => setNotice({ tone, text }), [])
  const clear = useCallback(() => setNotice(undefined), [])
  return { notice, say, clear }
}
