// Takes a picture or video pasted on the screen or dropped on its place.
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import type { FileKind } from './upload-result.ts'

/**
 * Returns the drop zone's props. A file dropped elsewhere does nothing: the browser would open it and leave the
 * form. Pasted text is left alone.
 */
export function useOfferedFile(kind: FileKind, onFile: (file: File) => void, takesPaste = true) {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith(`${kind}/`))
      if (!file || !takesPaste) return
      event.preventDefault()
      take(file)
    }
    const onDragBeside = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('paste', onPaste)
    document.addEventListener('dragover', onDragBeside)
    document.addEventListener('drop', onDragBeside)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('dragover', onDragBeside)
      document.removeEventListener('drop', onDragBeside)
    }
  }, [kind, takesPaste])

  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false)
      // The drop zone has taken it.
      if (event.isDefaultPrevented()) return
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}
