// A picture or video pasted anywhere on the screen counts as chosen; pasted text goes where it was pasted.
import { useEffect, useEffectEvent } from 'react'
import type { FileKind } from './upload-result.ts'

export function usePastedFile(kind: FileKind, onFile: (file: File) => void) {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith(`${kind}/`))
      if (!file) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [kind])
}
