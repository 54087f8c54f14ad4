// Reads the file out of an upload request, and stops reading at the first byte that is one too many.
import type { FormRules, Receiver } from './form-file.ts'
import { formFile } from './form-file.ts'
import type { UploadRefusal } from './upload-refusal.ts'

/** What the form around the file may weigh: boundaries, headers and the other fields. */
const FORM_BYTES = 64 * 1024
/** A sender who says nothing for so long has gone. */
const SILENCE_MS = 60_000

// RFC 2046 allows 1 to 70 of these characters.
const boundary = /;\s*boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i

/** What the receiver made of the file, at most `maxBytes` long, or why not. Never throws for bad input. */
export async function readUpload<Taken>(
  request: Request,
  rules: FormRules,
  receiver: Receiver<Taken>,
): Promise<Taken | UploadRefusal> {
  const refusal = headerRefusal(request.headers, rules)
  if (refusal || !request.body) {
    await giveUp(request.body)
    return refusal ?? rules.refusals.noFile
  }
  return readBody(request.body, request.headers.get('Content-Type') ?? '', rules, receiver)
}

/** Stops an upload whose body is not wanted. */
export async function giveUp(body: ReadableStream | ReadableStreamDefaultReader | null): Promise<void> {
  // A body that has failed already cannot be cancelled, and need not be.
  await body?.cancel().catch(() => undefined)
}

/** What the body says next; undefined when it breaks off or falls silent. */
export async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const { promise: silence, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, SILENCE_MS)
  try {
    return await Promise.race([reader.read(), silence])
  } catch {
    // Only the body can fail here: the sender hung up, or the connection broke.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function headerRefusal(headers: Headers, { maxBytes, refusals }: FormRules): UploadRefusal | undefined {
  const contentType = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) return refusals.notAForm
  if (!boundary.test(contentType)) return refusals.badForm
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes + FORM_BYTES) return refusals.tooLarge
  return undefined
}

async function readBody<Taken>(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  rules: FormRules,
  receiver: Receiver<Taken>,
) {
  const reader = body.getReader()
  const form = formFile(contentType, rules, receiver)
  let bytes = 0
  try {
    if (!form) return rules.refusals.badForm
    // The outcome may be known while the next piece is still on its way, or never comes.
    const settled = form.settled.then(() => 'settled' as const)
    settled.catch(() => undefined)
    while (!form.outcome()) {
      const piece = await Promise.race([nextPiece(reader), settled])
      if (piece === 'settled') break
      if (!piece) return rules.refusals.cutOff
      if (piece.done) {
        form.end()
        break
      }
      bytes += piece.value.length
      if (bytes > rules.maxBytes + FORM_BYTES) return rules.refusals.tooLarge
      await form.write(piece.value)
    }
    return await form.settled
  } finally {
    await giveUp(reader)
  }
}
