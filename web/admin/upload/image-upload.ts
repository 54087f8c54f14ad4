// The stages a chosen picture goes through on its way into the shop (spec §4, upload product).

export type ImageUpload =
  | { stage: 'none'; message?: string }
  | { stage: 'waiting'; file: File; preview: string; delayMs: number }
  | { stage: 'sending'; file: File; preview: string; delayMs: number; progress: number }
  | { stage: 'failed'; file: File; preview: string; delayMs: number; message: string }
  | { stage: 'sent'; imageUrl: string; preview: string }

export type ImageEvent =
  | { type: 'chosen'; file: File; preview: string; delayMs: number }
  | { type: 'refused'; message: string }
  | { type: 'started' }
  | { type: 'progressed'; progress: number }
  | { type: 'answered'; imageUrl: string }
  | { type: 'failed'; message: string }
  | { type: 'removed' }

export const noImage: ImageUpload = { stage: 'none' }

/** The stage of a picture that was in the shop before the page was reloaded; '' when there was none. */
export function keptImage(imageUrl: string): ImageUpload {
  return imageUrl === '' ? noImage : { stage: 'sent', imageUrl, preview: imageUrl }
}

/** The next stage; an event that its stage does not know (a late answer after Cancel) changes nothing. */
export function afterImageEvent(upload: ImageUpload, event: ImageEvent): ImageUpload {
  switch (event.type) {
    case 'chosen':
      return { stage: 'waiting', file: event.file, preview: event.preview, delayMs: event.delayMs }
    case 'refused':
      return upload.stage === 'none' ? { stage: 'none', message: event.message } : upload
    case 'removed':
      return noImage
    case 'started':
      return upload.stage === 'waiting' || upload.stage === 'failed'
        ? { stage: 'sending', file: upload.file, preview: upload.preview, delayMs: upload.delayMs, progress: 0 }
        : upload
    case 'progressed':
      return upload.stage === 'sending' ? { ...upload, progress: event.progress } : upload
    case 'answered':
      return upload.stage === 'sending' ? { stage: 'sent', imageUrl: event.imageUrl, preview: upload.preview } : upload
    case 'failed':
      return upload.stage === 'sending'
        ? {
            stage: 'failed',
            file: upload.file,
            preview: upload.preview,
            delayMs: upload.delayMs,
            message: event.message,
          }
        : upload
  }
}

/** Whether a save has to wait: a picture was chosen and is not in the shop yet. */
export function isUnderWay(upload: ImageUpload): boolean {
  return upload.stage === 'waiting' || upload.stage === 'sending' || upload.stage === 'failed'
}
