// The notice about what the admin just did, until it is cleared.
import { type ReactNode, useCallback, useState } from 'react'
import type { Tone } from '#web/ui/notice.tsx'

/** Shows a notice in place of the one before. */
export type Notify = (tone: Tone, text: ReactNode) => void

/** `notice` and `clear` are for the NoticeArea of the screen, or of the dialog whose notices they are. */
export function useNotice() {
  const [notice, setNotice] = useState<{ tone: Tone; text: ReactNode }>()
  const notify: Notify = useCallback((tone, text) => setNotice({ tone, text }), [])
  return { notice, notify, clear: useCallback(() => setNotice(undefined), []) }
}
