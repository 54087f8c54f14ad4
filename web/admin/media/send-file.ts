// Sends a picture, a video or an export to its endpoint.
import { href } from 'react-router'
import { pauseOrOnline } from '#web/browser/pause.ts'
import { tabStorage } from '#web/browser/storage.ts'
import {
  type ChunkedKind,
  type UploadResult,
  type UploadKind,
  readUploadResult,
  uploadFailed,
} from './upload-result.ts'
import { sendInChunks } from './send-in-chunks.ts'
import { sendRequest } from './upload-request.ts'
import { resumableUploads } from './resumable-uploads.ts'

const PRESET = 'products'

/** Progress runs 0 to 1. A video resumes after a lost connection and calls `onLost`. */
type Sending = { onProgress: (done: number) => void; onLost: () => void; signal: AbortSignal }

/** The promise of an aborted upload never settles. */
export function sendFile(kind: UploadKind, file: File, sending: Sending): Promise<UploadResult> {
  if (kind === 'video' || kind === 'export') return sendChunked(kind, file, sending)
  return sendWhole(file, href(kind === 'receipt' ? '/media/receipt/upload' : '/media/image/upload'), sending)
}

/** Pictures are small: one multipart form by the media service's contract (§7). */
async function sendWhole(file: File, url: string, { onProgress, signal }: Sending): Promise<UploadResult> {
  const body = new FormData()
  body.set('upload_preset', PRESET)
  body.set('file', file)
  // The form adds a few bytes to the file.
  const report = (bytes: number) => onProgress(Math.min(bytes / file.size, 1))
  const answer = await sendRequest({
    method: 'POST',
    url,
    body,
    onProgress: report,
    signal,
  })
  if (signal.aborted) return never()
  return answer ? readUploadResult('image', answer) : { message: uploadFailed('image') }
}

async function sendChunked(kind: ChunkedKind, file: File, sending: Sending): Promise<UploadResult> {
  const place = resumableUploads(tabStorage()).of(file)
  const line = { ask: sendRequest, pause: pauseOrOnline }
  const answer = await sendInChunks(file, { kind, line, place, ...sending })
  return sending.signal.aborted ? never() : answer
}

function never(): Promise<never> {
  return new Promise(() => {})
}
