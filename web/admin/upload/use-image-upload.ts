// Carries a chosen picture from its countdown through the upload to its address.
import { useEffect, useReducer, useRef } from 'react'
import { checkImageFile } from '#domain/upload.ts'
import { afterImageEvent, keptImage } from './image-upload.ts'
import { sendImage } from './send-image.ts'

/** The state of the picture and what can be done with it; `nextDelayMs` gives each choice its own time to think again. */
export function useImageUpload(keptUrl: string, nextDelayMs: () => number) {
  const [upload, tell] = useReducer(afterImageEvent, keptUrl, keptImage)
  const preview = useRef<string>(undefined)

  useEffect(() => () => release(preview), [])

  const { stage } = upload
  const waiting = stage === 'waiting' ? upload : undefined
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => tell({ type: 'started' }), waiting.delayMs)
    return () => clearTimeout(timer)
  }, [waiting])

  const file = stage === 'sending' ? upload.file : undefined
  useEffect(() => {
    if (!file) return
    const calledBack = new AbortController()
    const onProgress = (progress: number) => tell({ type: 'progressed', progress })
    void sendImage(file, onProgress, calledBack.signal).then((answer) => {
      if (calledBack.signal.aborted) return
      tell('imageUrl' in answer ? { type: 'answered', ...answer } : { type: 'failed', ...answer })
    })
    return () => calledBack.abort()
  }, [file])

  const choose = (chosen: File) => {
    const refusal = checkImageFile(chosen)
    if (refusal) return tell({ type: 'refused', message: refusal })
    release(preview)
    preview.current = URL.createObjectURL(chosen)
    tell({ type: 'chosen', file: chosen, preview: preview.current, delayMs: nextDelayMs() })
  }
  const sendNow = () => tell({ type: 'started' })
  const remove = () => {
    release(preview)
    tell({ type: 'removed' })
  }

  return { upload, choose, sendNow, remove }
}

function release(preview: { current: string | undefined }) {
  if (preview.current) URL.revokeObjectURL(preview.current)
  preview.current = undefined
}
