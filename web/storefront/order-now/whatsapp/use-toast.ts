// When the toast is there: 5 s after the visitor, for 10 min, until it is dismissed, and not again for the same occasion.
import { useEffect, useState } from 'react'
import { WHATSAPP_TOAST_DELAY_MS, WHATSAPP_TOAST_HIDE_MS } from '#domain/timings.ts'
import { readStored, tabStorage, writeStored } from '#web/browser/storage.ts'

const DISMISSED_NAME = 'whatsapp-toast-dismissed'

export function useToast(occasion: string) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (readStored(tabStorage(), DISMISSED_NAME) === occasion) return
    const coming = setTimeout(() => setShown(true), WHATSAPP_TOAST_DELAY_MS)
    const going = setTimeout(() => setShown(false), WHATSAPP_TOAST_DELAY_MS + WHATSAPP_TOAST_HIDE_MS)
    return () => {
      clearTimeout(coming)
      clearTimeout(going)
    }
  }, [occasion])

  return {
    shown,
    dismiss() {
      writeStored(tabStorage(), DISMISSED_NAME, occasion)
      setShown(false)
    },
  }
}
