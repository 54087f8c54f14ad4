// The stages a chosen picture or video goes through on its way into the shop (spec §4, upload product).

type Chosen = { file: File; preview: string; delayMs: number; keptUrl: string }

type Stage =
  | { stage: 'none' }
  | ({ stage: 'waiting' } & Chosen)
  | ({ stage: 'sending'; progress: number } & Chosen)
  | ({ stage: 'failed'; message: string } & Chosen)
  | { stage: 'sent'; url: string; preview: string; isNew: boolean; note?: string | undefined }

/** `keptUrl` is the file that the chosen one would replace; `refusal` is about the last file, which was not taken. */
export type UploadState = Stage & { refusal?: string }

export type UploadEvent =
  | { type: 'chosen'; file: File; preview: string; delayMs: number }
  | { type: 'refused'; message: string }
  | { type: 'started' }
  | { type: 'progressed'; progress: number }
  | { type: 'answered'; url: string; note?: string }
  | { type: 'failed'; message: string }
  | { type: 'removed' }
  | { type: 'set'; url: string }

export const noFile: UploadState = { stage: 'none' }

/** The stage of a file that is in the shop already; '' when there is none. */
export function existingFile(url: string): UploadState {
  return url === '' ? noFile : { stage: 'sent', url, preview: url, isNew: false }
}

/** The next stage; an event that its stage does not know (a late answer after Cancel) changes nothing. */
export function afterUploadEvent(upload: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen': {
      const { type: _, ...chosen } = event
      return { stage: 'waiting', ...chosen, keptUrl: currentUrl(upload) }
    }
    case 'refused':
      return { ...upload, refusal: event.message }
    case 'removed':
      return upload.stage === 'sent' ? noFile : existingFile(currentUrl(upload))
    case 'set':
      return existingFile(event.url)
    case 'started':
      return upload.stage === 'waiting' || upload.stage === 'failed'
        ? { stage: 'sending', ...chosenIn(upload), progress: 0 }
        : upload
    case 'progressed':
      return upload.stage === 'sending' ? { ...upload, progress: event.progress } : upload
    case 'answered':
      return upload.stage === 'sending'
        ? { stage: 'sent', url: event.url, preview: upload.preview, isNew: true, note: event.note }
        : upload
    case 'failed':
      return upload.stage === 'sending' ? { stage: 'failed', ...chosenIn(upload), message: event.message } : upload
  }
}

/** Whether a save has to wait: a file was chosen and is not in the shop yet. */
export function isPending({ stage }: UploadState): boolean {
  return stage === 'waiting' || stage === 'sending' || stage === 'failed'
}

/** The address to save; '' when there is no file, or none yet. */
export function uploadedUrl(upload: UploadState): string {
  return upload.stage === 'sent' ? upload.url : ''
}

/** The file that is in the shop, whatever is about to replace it. */
export function currentUrl(upload: UploadState): string {
  if (upload.stage === 'none') return ''
  return upload.stage === 'sent' ? upload.url : upload.keptUrl
}

function chosenIn({ file, preview, delayMs, keptUrl }: Chosen): Chosen {
  return { file, preview, delayMs, keptUrl }
}
