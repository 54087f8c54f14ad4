// Sends a video or an export in chunks and resumes after a lost connection (tus 1.0).
import { href } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { type ChunkedKind, failedBecause, type UploadResult, readUploadResult, reasonIn } from './upload-result.ts'
import type { UploadResponse, UploadRequest } from './upload-request.ts'
import type { ResumableUpload } from './resumable-uploads.ts'

const folders: Record<ChunkedKind, string> = {
  video: href('/media/video/pieces/:id?'),
  export: href('/media/export/pieces/:id?'),
}
const VERSION = { 'Tus-Resumable': '1.0.0' }
const CHUNK_BYTES = 4 * 1024 * 1024
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000
/** Failures in a row before the admin decides: about three minutes of pauses. */
const MOST_TRIES = 20
/** Failures of the very first chunk while the shop can be reached: something on the way refuses it. */
const MOST_FIRST_TRIES = 3
/** Between requests for a video that is being converted. */
const ASK_AGAIN_MS = 1_000
/** About an hour, since the shop answers each after 8 s. A conversion ends after 20 minutes, and others may come first. */
const MOST_READY_REQUESTS = 400

export type Line = {
  ask(asked: UploadRequest): Promise<UploadResponse | undefined>
  pause(ms: number): Promise<void>
}

type Sending = {
  kind: ChunkedKind
  line: Line
  place: ResumableUpload
  onProgress: (done: number) => void
  /** Called before each retry. */
  onLost: () => void
  signal: AbortSignal
}

/** The result of one request: a new offset, a reason to retry, or the end. */
type Step = { offset: number } | 'lost' | 'lost at the start' | 'unknown' | 'refused' | 'making ready' | UploadResult

/** Progress runs 0 to 1. When `signal` aborts, the shop deletes the upload and the result means nothing. */
export async function sendInChunks(file: Blob, sending: Sending): Promise<UploadResult> {
  const text = wordsOf(uploads)
  const { kind, line, place, onProgress, onLost, signal } = sending
  let offset: number | undefined
  let furthest = -1
  let firstTries = 0
  let readyRequests = 0
  let isRefused = false
  let reason = text.lost
  for (let tries = 0; tries < MOST_TRIES && !signal.aborted;) {
    const url = place.known()
    const step = await next(url)
    if (typeof step === 'object' && 'offset' in step) {
      if (step.offset > furthest) tries = 0
      offset = step.offset
      furthest = Math.max(furthest, offset)
      onProgress(offset / file.size)
      continue
    }
    if (step === 'making ready') {
      tries = 0
      readyRequests += 1
      if (readyRequests === MOST_READY_REQUESTS) return failedBecause(kind, text.notReady)
      await line.pause(ASK_AGAIN_MS)
      continue
    }
    if (typeof step === 'object') return step
    if (step === 'refused') {
      isRefused = true
      continue
    }
    if (step === 'lost at the start') firstTries += 1
    if (firstTries === MOST_FIRST_TRIES) return failedBecause(kind, text.neverBegan)
    // The offset is unknown after a lost request, and the upload too after 'unknown': request it.
    if (step === 'unknown') {
      isRefused = false
      place.forget()
    }
    offset = undefined
    tries += 1
    if (step === 'unknown') continue
    onLost()
    await line.pause(Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS))
  }
  if (signal.aborted) throwAway()
  return failedBecause(kind, reason)

  function next(url: string | undefined): Promise<Step> {
    if (url === undefined) return begin()
    // An empty chunk makes the shop repeat a refusal whose response was lost.
    if (isRefused) return sendChunk(url, 0, 0)
    return offset === undefined ? askHowFar(url) : sendChunk(url, offset)
  }

  async function begin(): Promise<Step> {
    const headers = { ...VERSION, 'Upload-Length': String(file.size) }
    const answer = await line.ask({ method: 'POST', url: folders[kind], headers, signal })
    const url = answer?.status === 201 ? answer.header('Location') : null
    if (!url) return stepOf(answer)
    place.remember(url)
    return { offset: 0 }
  }

  async function askHowFar(url: string): Promise<Step> {
    const answer = await line.ask({ method: 'HEAD', url, headers: VERSION, signal })
    if (answer?.status === 410) return 'refused'
    return answer?.status === 200 ? { offset: Number(answer.header('Upload-Offset')) } : stepOf(answer)
  }

  async function sendChunk(url: string, from: number, bytes = CHUNK_BYTES): Promise<Step> {
    const headers = {
      ...VERSION,
      'Upload-Offset': String(from),
      'Content-Type': 'application/offset+octet-stream',
    }
    const body = file.slice(from, from + bytes)
    const report = (sent: number) => onProgress(Math.min((from + sent) / file.size, 1))
    const answer = await line.ask({ method: 'PATCH', url, headers, body, onProgress: report, signal })
    const reached = Number(answer?.header('Upload-Offset') ?? 0)
    if (answer?.status === 204) return reached > from ? { offset: reached } : 'lost'
    if (answer?.status === 202) return 'making ready'
    if (answer?.status === 200) place.forget()
    return !answer && from === 0 ? 'lost at the start' : stepOf(answer)
  }

  function stepOf(answer: UploadResponse | undefined): Step {
    const said = answer && reasonIn(answer.text)
    if (!answer || [408, 409, 429, 500, 503, 504].includes(answer.status)) {
      reason = said ?? text.lost
      return 'lost'
    }
    if (answer.status === 404) return 'unknown'
    // Without the shop's own message a proxy has failed to reach the shop.
    if (answer.status >= 500 && !said) return 'lost'
    // A full disk or a service that is down may recover, and the upload then resumes.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 401) place.forget()
    return readUploadResult(kind, answer)
  }

  function throwAway() {
    const url = place.known()
    place.forget()
    if (url) void line.ask({ method: 'DELETE', url, headers: VERSION, signal: new AbortController().signal })
  }
}
