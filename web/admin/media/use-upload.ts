// Takes a chosen picture or video from countdown through upload to its address.
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { NOTICE_MS, uploadDelayMs } from '#domain/timings.ts'
import {
  checkExportFile,
  checkImageFile,
  checkVideoFile,
  IMAGE_HEAD_BYTES,
  IMAGE_MAX_PIXELS,
  pixelsOf,
} from '#domain/upload.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { afterUploadEvent, existingFile } from './upload-state.ts'
import type { UploadKind } from './upload-result.ts'
import { sendFile } from './send-file.ts'

type Setting = {
  kind: UploadKind
  /** The stored file; '' without one. Only the first call's counts. */
  keptUrl: string
  /** Milliseconds before the upload starts; by default 5 to 10 s at random (§4). */
  nextDelayMs?: () => number
  /** Why a file is not taken; by default the rules of its kind. */
  refuse?: (file: File) => string | undefined
  /** Rewords a failure for the screen. */
  wordFailure?: (message: string) => string
}

export type Upload = ReturnType<typeof useUpload>

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
    const aborted = new AbortController()
    const onProgress = (progress: number) => dispatch({ type: 'progressed', progress })
    const onLost = () => dispatch({ type: 'lost' })
    void sendFile(kind, file, { onProgress, onLost, signal: aborted.signal }).then((answer) => {
      if (aborted.signal.aborted) return
      if ('url' in answer) return dispatch({ type: 'answered', ...answer })
      dispatch({ type: 'failed', ...answer, message: word.current?.(answer.message) ?? answer.message })
    })
    return () => aborted.abort()
  }, [kind, file])

  const last = useRef<File>(undefined)
  const choose = async (chosen: File) => {
    last.current = chosen
    const message = refuse?.(chosen) ?? (await ruleOf(kind, chosen))
    if (last.current !== chosen) return
    if (message) return dispatch({ type: 'refused', message })
    release(preview)
    preview.current = URL.createObjectURL(chosen)
    dispatch({ type: 'chosen', file: chosen, preview: preview.current, delayMs: nextDelayMs() })
  }
  /** Starts the upload at once, or retries it. */
  const sendNow = () => dispatch({ type: 'started' })
  /** Removes the file; a pending replacement leaves the stored one. */
  const remove = () => {
    last.current = undefined
    release(preview)
    dispatch({ type: 'removed' })
  }
  /** Starts over from a stored file; '' for none. */
  const set = useCallback((url: string) => {
    last.current = undefined
    release(preview)
    dispatch({ type: 'set', url })
  }, [])

  return { state, choose, sendNow, remove, set }
}

async function ruleOf(kind: UploadKind, file: File): Promise<string | undefined> {
  if (kind === 'export') return checkExportFile(file)
  return kind === 'video' ? checkVideoFile(file) : imageRule(file)
}

async function imageRule(file: File): Promise<string | undefined> {
  // An unreadable file fails later, in the upload.
  const buffer = await file
    .slice(0, IMAGE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const head = new DataView(buffer)
  const refusal = checkImageFile(file, head)
  if (refusal !== undefined) return refusal
  return (pixelsOf(head) ?? 0) > IMAGE_MAX_PIXELS ? wordsOf(uploads).imageTooManyPixels : undefined
}

function randomDelayMs(): number {
  return uploadDelayMs(Math.random())
}

function release(preview: { current: string | undefined }) {
  if (preview.current) URL.revokeObjectURL(preview.current)
  preview.current = undefined
}
