// One upload request; only XMLHttpRequest reports upload progress.
import { shownLanguage } from '#domain/words/shown-language.ts'
import { LANGUAGE_HEADER } from '#web/http/language-cookie.ts'

/** A connection without progress is dead, whatever the browser still hopes. */
const NO_RESPONSE_MS = 45_000

export type UploadRequest = {
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Blob | FormData
  /** Gets the bytes sent. */
  onProgress?: (bytes: number) => void
  signal: AbortSignal
}

export type UploadResponse = { status: number; text: string; header(name: string): string | null }

/** Undefined when the connection was lost or the upload aborted. */
export function sendRequest({
  method,
  url,
  headers = {},
  body,
  onProgress,
  signal,
}: UploadRequest): Promise<UploadResponse | undefined> {
  if (signal.aborted) return Promise.resolve(undefined)
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  let silence = setTimeout(stop, NO_RESPONSE_MS)
  return new Promise<UploadResponse | undefined>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(silence)
      silence = setTimeout(stop, NO_RESPONSE_MS)
      onProgress?.(loaded)
    })
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      }),
    )
    for (const lost of ['error', 'abort', 'timeout']) request.addEventListener(lost, () => resolve(undefined))
    signal.addEventListener('abort', stop)
    request.open(method, url)
    request.setRequestHeader(LANGUAGE_HEADER, shownLanguage())
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  }).finally(() => {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
  })
}
