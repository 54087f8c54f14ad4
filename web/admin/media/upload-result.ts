// Reads the media endpoints' responses, and words failed uploads (§8).
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'

export type FileKind = 'image' | 'video'
/** Receipts are stored apart from pictures that visitors see. */
export type UploadKind = FileKind | 'receipt' | 'export'
/** Those that are sent in chunks. */
export type ChunkedKind = 'video' | 'export'

/** Why a retry with the same file would fail again: the file is refused, or the session has ended. */
export type FailureCause = 'file' | 'session'

/** `note` tells the admin about an accepted file. */
export type UploadResult = { url: string; note?: string } | { message: string; cause?: FailureCause }

export function uploadFailed(kind: FileKind | ChunkedKind): string {
  const { imageFailed, videoFailed, exportFailed } = wordsOf(uploads)
  return { image: imageFailed, video: videoFailed, export: exportFailed }[kind]
}

/** Too large, wrong type, damaged, or not playable. */
const FILE_REFUSED = [413, 415, 422]

/** Returns the file's address or the message: the specification's sentence, then the service's reason. */
export function readUploadResult(
  kind: FileKind | ChunkedKind,
  { status, text }: { status: number; text: string },
): UploadResult {
  const answer = parsed(text)
  const url = textAt(answer, 'secure_url')
  const note = textAt(answer, 'note')
  if (url) return { url, ...(note && { note }) }
  const cause = status === 401 ? 'session' : FILE_REFUSED.includes(status) ? 'file' : undefined
  return { ...failedBecause(kind, reasonIn(text)), ...(cause && { cause }) }
}

export function failedBecause(kind: FileKind | ChunkedKind, reason: string | undefined): { message: string } {
  const failed = uploadFailed(kind)
  return { message: reason && reason !== failed ? `${failed}. ${reason}` : failed }
}

export function reasonIn(text: string): string | undefined {
  return textAt(objectAt(parsed(text), 'error'), 'message')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function objectAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function textAt(value: unknown, key: string): string | undefined {
  const found = objectAt(value, key)
  return typeof found === 'string' && found !== '' ? found : undefined
}
