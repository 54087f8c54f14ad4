// A file pasted anywhere on the screen counts as chosen; pasted text goes where it was pasted.
import { useEffect, useEffectEvent } from 'react'

export function usePastedFile(onFile: (file: File) => void) {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
