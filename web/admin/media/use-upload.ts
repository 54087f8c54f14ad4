// Carries a chosen picture or video from its countdown through the upload to its address.
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { NOTICE_MS, uploadDelayMs } from '#domain/timings.ts'
import {
  checkImageFile,
  checkVideoFile,
  IMAGE_HEAD_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_TOO_MANY_PIXELS,
  pixelsOf,
} from '#domain/upload.ts'
import { afterUploadEvent, existingFile } from './upload-state.ts'
import type { UploadKind } from './upload-result.ts'
import { sendFile } from './send-file.ts'

type Setting = {
  kind: UploadKind
  /** The file that is there already; '' when there is none. Only the first call's counts. */
  keptUrl: string
  /** Returns the delay before the upload of a chosen file starts, in milliseconds; by default a random one of 5 to 10 s (§4). */
  nextDelayMs?: () => number
  /** Why a file is not taken; without it the rules of the kind. */
  refuse?: (file: File) => string | undefined
  /** Words the sentence of a failed upload in the screen's own way. */
  wordFailure?: (message: string) => string
}

export type Upload = ReturnType<typeof useUpload>

/** The state of the file and what can be done with it. */
export function useUpload({ kind, keptUrl, nextDelayMs = randomDelayMs, refuse, wordFailure }: Setting) {
  const [state, dispatch] = useReducer(afterUploadEvent, keptUrl, existingFile)
  const preview = useRef<string>(undefined)
  const word = useRef(wordFailure)
  useEffect(() => {
    word.current = wordFailure
  })

  useEffect(() => () => release(preview), [])

  const { refusal } = state
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => dispatch({ type: 'refusal cleared' }), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [refusal])

  const waiting = state.stage === 'waiting' ? state.file : undefined
  const delayMs = state.stage === 'waiting' ? state.delayMs : 0
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => dispatch({ type: 'started' }), delayMs)
    return () => clearTimeout(timer)
  }, [waiting, delayMs])

  const file = state.stage === 'sending' ? state.file : undefined
  useEffect(() => {
    if (!file) return
    const calledBack = new AbortController()
    const onProgress = (progress: number) => dispatch({ type: 'progressed', progress })
    const onLost = () => dispatch({ type: 'lost' })
    void sendFile(kind, file, { onProgress, onLost, signal: calledBack.signal }).then((answer) => {
      if (calledBack.signal.aborted) return
      if ('url' in answer) return dispatch({ type: 'answered', ...answer })
      dispatch({ type: 'failed', ...answer, message: word.current?.(answer.message) ?? answer.message })
    })
    return () => calledBack.abort()
  }, [kind, file])

  const last = useRef<File>(undefined)
  const choose = async (chosen: File) => {
    last.current = chosen
    const message = refuse?.(chosen) ?? (kind === 'video' ? checkVideoFile(chosen) : await imageRule(chosen))
    if (last.current !== chosen) return
    if (message) return dispatch({ type: 'refused', message })
    release(preview)
    preview.current = URL.createObjectURL(chosen)
    dispatch({ type: 'chosen', file: chosen, preview: preview.current, delayMs: nextDelayMs() })
  }
  /** Starts at once, or once more after a failure. */
  const sendNow = () => dispatch({ type: 'started' })
  /** Takes the file away; one that was only about to replace another leaves that one in its place. */
  const remove = () => {
    last.current = undefined
    release(preview)
    dispatch({ type: 'removed' })
  }
  /** Begins anew with a file that is in the shop; '' with none. */
  const set = useCallback((url: string) => {
    last.current = undefined
    release(preview)
    dispatch({ type: 'set', url })
  }, [])

  return { state, choose, sendNow, remove, set }
}

async function imageRule(file: File): Promise<string | undefined> {
  // A file that cannot be read fails later, as an upload.
  const buffer = await file
    .slice(0, IMAGE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const head = new DataView(buffer)
  const refusal = checkImageFile(file, head)
  if (refusal !== undefined) return refusal
  return (pixelsOf(head) ?? 0) > IMAGE_MAX_PIXELS ? IMAGE_TOO_MANY_PIXELS : undefined
}

function randomDelayMs(): number {
  return uploadDelayMs(Math.random())
}

function release(preview: { current: string | undefined }) {
  if (preview.current) URL.revokeObjectURL(preview.current)
  preview.current = undefined
}
