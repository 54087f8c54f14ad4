// Shows the toast 5 s after arrival, for 10 min, until dismissed, once for each occasion.
import { useEffect, useState } from 'react'
import { WHATSAPP_TOAST_DELAY_MS, WHATSAPP_TOAST_HIDE_MS, WHATSAPP_TOAST_PROGRESS_MS } from '#domain/timings.ts'
import { readStored, tabStorage, writeStored } from '#web/browser/storage.ts'

const DISMISSED_NAME = 'whatsapp-toast-dismissed'

/** Open while its bar runs, then folded to its title unless hovered or focused; the visitor may reopen it. */
type Stage = 'absent' | 'open' | 'folded' | 'reopened'

export function useToast(occasion: string) {
  const [stage, setStage] = useState<Stage>('absent')

  useEffect(() => {
    if (readStored(tabStorage(), DISMISSED_NAME) === occasion) return
    const timers = [
      setTimeout(() => setStage('open'), WHATSAPP_TOAST_DELAY_MS),
      setTimeout(() => !isInUse() && setStage('folded'), WHATSAPP_TOAST_DELAY_MS + WHATSAPP_TOAST_PROGRESS_MS),
      setTimeout(() => setStage('absent'), WHATSAPP_TOAST_DELAY_MS + WHATSAPP_TOAST_HIDE_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [occasion])

  return {
    stage,
    /** The visitor toggles it by its title. */
    fold: (isFolded: boolean) => setStage((now) => (isFolded ? 'folded' : now === 'open' ? 'open' : 'reopened')),
    dismiss() {
      writeStored(tabStorage(), DISMISSED_NAME, occasion)
      setStage('absent')
    },
  }
}

function isInUse(): boolean {
  return document.querySelector('.whatsapp-toast:is(:hover, :focus-within)') !== null
}
