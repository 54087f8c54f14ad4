// The notice about the admin's last act.
import { type ReactNode, useCallback, useState } from 'react'
import type { Tone } from '#web/ui/notice.tsx'

/** Replaces the notice before it. */
export type Notify = (tone: Tone, text: ReactNode) => void

/** `notice` and `clear` are for a NoticeArea of the screen or dialog. */
export function useNotice() {
  const [notice, setNotice] = useState<{ tone: Tone; text: ReactNode }>()
  const notify: Notify = useCallback((tone, text) => setNotice({ tone, text }), [])
  return { notice, notify, clear: useCallback(() => setNotice(undefined), []) }
}
