// Reads the image out of an upload request, and stops reading at the first byte that is one too many.
import { formFile } from './form-file.ts'
import type { ImageRefusal } from './image-refusal.ts'
import { imageRefusals } from './image-refusal.ts'

/** What the form around the file may weigh: boundaries, headers and the other fields. */
const FORM_BYTES = 64 * 1024

// RFC 2046 allows 1 to 70 of these characters.
const boundary = /;\s*boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i

/** The file's bytes, at most `maxBytes` of them and of a type that the shop takes, or why not. Never throws for bad input. */
export async function readUpload(request: Request, maxBytes: number): Promise<Uint8Array | ImageRefusal> {
  const refusal = headerRefusal(request.headers, maxBytes)
  if (refusal || !request.body) {
    await giveUp(request.body)
    return refusal ?? imageRefusals.noFile
  }
  return readBody(request.body, request.headers.get('Content-Type') ?? '', maxBytes)
}

/** Stops an upload whose body is not wanted. */
export async function giveUp(body: ReadableStream | ReadableStreamDefaultReader | null): Promise<void> {
  // A body that has failed already cannot be cancelled, and need not be.
  await body?.cancel().catch(() => undefined)
}

function headerRefusal(headers: Headers, maxBytes: number): ImageRefusal | undefined {
  const contentType = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) return imageRefusals.notAForm
  if (!boundary.test(contentType)) return imageRefusals.badForm
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes + FORM_BYTES) return imageRefusals.tooLarge
  return undefined
}

async function readBody(body: ReadableStream<Uint8Array>, contentType: string, maxBytes: number) {
  const reader = body.getReader()
  const form = formFile(contentType, maxBytes)
  let bytes = 0
  try {
    if (!form) return imageRefusals.badForm
    while (!form.outcome()) {
      const { done, value } = await reader.read()
      if (done) {
        form.end()
        return await form.settled
      }
      bytes += value.length
      if (bytes > maxBytes + FORM_BYTES) return imageRefusals.tooLarge
      await form.write(value)
    }
    return await form.settled
  } catch {
    // Only the body can fail here: the sender hung up, or the connection broke.
    return imageRefusals.cutOff
  } finally {
    await giveUp(reader)
  }
}
