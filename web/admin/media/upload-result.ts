// How the media endpoints' answers are read, and the sentences of uploads that failed (§8).

export type FileKind = 'image' | 'video'
/** A picture of a lorry receipt is received apart from those that visitors see. */
export type UploadKind = FileKind | 'receipt'

/** Why another try with the same file would fail again: the file is refused, or nobody is signed in. */
export type FailureCause = 'file' | 'session'

/** `note` is what the admin should know about a file that was taken. */
export type UploadResult = { url: string; note?: string } | { message: string; cause?: FailureCause }

export const uploadFailed: Record<FileKind, string> = {
  image: 'Failed to upload image',
  video: 'Failed to upload video',
}

/** The statuses of a file that is too large, of another type, damaged, or that no browser plays. */
const FILE_REFUSED = [413, 415, 422]

/** The file's address in the service's answer, or the sentence to show: the spec's, then the service's own. */
export function readUploadResult(kind: FileKind, { status, text }: { status: number; text: string }): UploadResult {
  const answer = parsed(text)
  const url = textAt(answer, 'secure_url')
  const note = textAt(answer, 'note')
  if (url) return { url, ...(note && { note }) }
  const cause = status === 401 ? 'session' : FILE_REFUSED.includes(status) ? 'file' : undefined
  return { ...failedBecause(kind, reasonIn(text)), ...(cause && { cause }) }
}

export function failedBecause(kind: FileKind, reason: string | undefined): { message: string } {
  const failed = uploadFailed[kind]
  return { message: reason && reason !== failed ? `${failed}. ${reason}` : failed }
}

/** The service's own sentence, if it gave one. */
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
