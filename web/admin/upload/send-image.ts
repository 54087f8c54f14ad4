// Sends a picture to the media endpoint and tells how far it got.

const URL_OF_UPLOAD = '/media/image/upload'
const PRESET = 'products'

export const IMAGE_FAILED = 'Failed to upload image'

export type ImageAnswer = { imageUrl: string } | { message: string }

/** Uploads by the media service's contract (spec §7); progress runs 0 to 1. An aborted upload never answers. */
export function sendImage(file: File, onProgress: (done: number) => void, signal: AbortSignal): Promise<ImageAnswer> {
  const body = new FormData()
  body.set('upload_preset', PRESET)
  body.set('file', file)
  const request = new XMLHttpRequest()
  request.responseType = 'text'
  return new Promise((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(readImageAnswer(request.responseText)))
    request.addEventListener('error', () => resolve({ message: IMAGE_FAILED }))
    request.addEventListener('timeout', () => resolve({ message: IMAGE_FAILED }))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', URL_OF_UPLOAD)
    request.send(body)
  })
}

/** The image's address in the service's answer, or the sentence to show: the spec's, then the service's own. */
export function readImageAnswer(text: string): ImageAnswer {
  const answer = parsed(text)
  const url = textAt(answer, 'secure_url')
  if (url) return { imageUrl: url }
  const reason = textAt(objectAt(answer, 'error'), 'message')
  return { message: reason && reason !== IMAGE_FAILED ? `${IMAGE_FAILED}. ${reason}` : IMAGE_FAILED }
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
