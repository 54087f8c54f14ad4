// Uploads pictures one by one, waits for a lost connection, and continues after a refusal.
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import type { FailureCause, UploadResult } from '#web/admin/media/upload-result.ts'
import type { PictureRow } from './picture-rows.ts'
import type { UploadedPictures } from './uploaded-pictures.ts'

/** `send` need not settle after an abort. */
export type SendingNeeds = {
  send: (file: File, sending: { onProgress: (done: number) => void; signal: AbortSignal }) => Promise<UploadResult>
  /** Whether the shop still has the file at this URL. */
  isThere: (url: string) => Promise<boolean>
  pause: (ms: number) => Promise<void>
  uploaded: UploadedPictures
}

export type SendingEvents = {
  onStart: (row: PictureRow) => void
  /** Progress of the current picture, 0 to 1. */
  onProgress: (done: number) => void
  /** The connection is lost; the upload retries. */
  onLost: () => void
  onSent: (row: PictureRow, url: string) => void
  onRefused: (row: PictureRow, why: string) => void
}

/** Why it stopped early; undefined when all rows were sent or refused, or on abort. */
export type Stop = { message: string; cause?: FailureCause } | undefined

const PAUSES_MS = [1_000, 4_000, 10_000]

export async function sendPictures(
  rows: readonly PictureRow[],
  needs: SendingNeeds,
  events: SendingEvents,
  signal: AbortSignal,
): Promise<Stop> {
  for (const row of rows) {
    if (signal.aborted) return undefined
    events.onStart(row)
    const { print } = row.picture
    const known = needs.uploaded.urlOf(print)
    const answer = known && (await needs.isThere(known)) ? { url: known } : await sendOne(row, needs, events, signal)
    if (signal.aborted || !answer) return undefined
    if ('url' in answer) {
      needs.uploaded.remember(print, answer.url)
      events.onSent(row, answer.url)
    } else if (answer.cause === 'file') events.onRefused(row, answer.message)
    else return answer
  }
  return undefined
}

/** Undefined on abort. */
async function sendOne(
  { picture: { path, open } }: PictureRow,
  { send, pause }: SendingNeeds,
  { onProgress, onLost }: SendingEvents,
  signal: AbortSignal,
): Promise<UploadResult | undefined> {
  const blob = await open().catch((error: unknown) => (error instanceof Error ? error : new Error('unreadable')))
  if (blob instanceof Error) return { message: wordsOf(words).unreadableNow, cause: 'file' }
  const file = new File([blob], path.split(/[\\/]/).at(-1) ?? path, { type: blob.type })
  const stopped = abortOf(signal)
  for (const pauseMs of [...PAUSES_MS, undefined]) {
    const answer = await Promise.race([send(file, { onProgress, signal }), stopped])
    if (!answer || 'url' in answer || answer.cause || pauseMs === undefined) return answer
    onLost()
    await Promise.race([pause(pauseMs), stopped])
    if (signal.aborted) return undefined
  }
  return undefined
}

function abortOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
