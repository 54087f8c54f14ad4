// The stages of a chosen picture or video (§4, upload product).
import type { FailureCause } from './upload-result.ts'

type Chosen = { file: File; preview: string; delayMs: number; keptUrl: string }

type Stage =
  | { stage: 'none' }
  | ({ stage: 'waiting' } & Chosen)
  | ({ stage: 'sending'; progress: number; isLost?: boolean } & Chosen)
  | ({ stage: 'failed'; message: string; cause?: FailureCause } & Chosen)
  | { stage: 'sent'; url: string; preview: string; isNew: boolean; note?: string | undefined }

/**
 * `keptUrl` is the file to be replaced; `isLost` while the upload retries a lost connection; `refusal` is about the
 * last file, which was not taken.
 */
export type UploadState = Stage & { refusal?: { message: string } }

export type UploadEvent =
  | { type: 'chosen'; file: File; preview: string; delayMs: number }
  | { type: 'refused'; message: string }
  | { type: 'refusal cleared' }
  | { type: 'started' }
  | { type: 'progressed'; progress: number }
  | { type: 'lost' }
  | { type: 'answered'; url: string; note?: string }
  | { type: 'failed'; message: string; cause?: FailureCause }
  | { type: 'removed' }
  | { type: 'set'; url: string }

export const noFile: UploadState = { stage: 'none' }

/** A stored file; '' without one. */
export function existingFile(url: string): UploadState {
  return url === '' ? noFile : { stage: 'sent', url, preview: url, isNew: false }
}

/** Ignores an event that its stage does not know, such as a late response after Cancel. */
export function afterUploadEvent(upload: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen': {
      const { type: _, ...chosen } = event
      return { stage: 'waiting', ...chosen, keptUrl: currentUrl(upload) }
    }
    case 'refused':
      return { ...upload, refusal: { message: event.message } }
    case 'refusal cleared': {
      const { refusal: _, ...rest } = upload
      return rest
    }
    case 'removed':
      return upload.stage === 'sent' ? noFile : existingFile(currentUrl(upload))
    case 'set':
      return existingFile(event.url)
    case 'started':
      return upload.stage === 'waiting' || upload.stage === 'failed'
        ? { stage: 'sending', ...chosenIn(upload), progress: 0 }
        : upload
    case 'progressed':
      return upload.stage === 'sending' ? { ...upload, progress: event.progress, isLost: false } : upload
    case 'lost':
      return upload.stage === 'sending' ? { ...upload, isLost: true } : upload
    case 'answered':
      return upload.stage === 'sending'
        ? { stage: 'sent', url: event.url, preview: upload.preview, isNew: true, note: event.note }
        : upload
    case 'failed':
      return upload.stage === 'sending'
        ? {
            stage: 'failed',
            ...chosenIn(upload),
            message: event.message,
            ...(event.cause && { cause: event.cause }),
          }
        : upload
  }
}

/** Waiting or uploading: leaving would lose it. */
export function isUnderWay({ stage }: UploadState): boolean {
  return stage === 'waiting' || stage === 'sending'
}

/** A chosen file is not stored yet: a save has to wait. */
export function isPending(upload: UploadState): boolean {
  return isUnderWay(upload) || upload.stage === 'failed'
}

/** The service refused the file itself: only another one helps. */
export function isFileRefused(upload: UploadState): boolean {
  return upload.stage === 'failed' && upload.cause === 'file'
}

export function canTryAgain(upload: UploadState): boolean {
  return upload.stage === 'failed' && upload.cause !== 'file'
}

/** The address to save; '' without a file, or before it is uploaded. */
export function uploadedUrl(upload: UploadState): string {
  return upload.stage === 'sent' ? upload.url : ''
}

/** The stored file, even while another is about to replace it. */
export function currentUrl(upload: UploadState): string {
  if (upload.stage === 'none') return ''
  return upload.stage === 'sent' ? upload.url : upload.keptUrl
}

function chosenIn({ file, preview, delayMs, keptUrl }: Chosen): Chosen {
  return { file, preview, delayMs, keptUrl }
}
