// Reads the file out of an upload request, and stops reading at the first byte that is one too many.
import type { FormRules, Receiver } from './form-file.ts'
import { formFile } from './form-file.ts'
import { isRefusal, type UploadRefusal } from './upload-refusal.ts'

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
  return readBody(request.body, request.headers, rules, receiver)
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
  return isPart(headers.get('Content-Range')) ? refusals.aPart : undefined
}

/** Clients of hosted services cut large files up, and say so with this header also when one part is the whole. */
function isPart(contentRange: string | null): boolean {
  if (contentRange === null) return false
  const [, last, whole] = /^bytes 0-(\d+)\/(\d+)$/.exec(contentRange.trim()) ?? []
  return last === undefined || Number(last) + 1 !== Number(whole)
}

async function readBody<Taken>(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  rules: FormRules,
  receiver: Receiver<Taken>,
) {
  const reader = body.getReader()
  const form = formFile(headers.get('Content-Type') ?? '', rules, receiver)
  const announced = Number(headers.get('Content-Length') ?? 0)
  let bytes = 0
  try {
    if (!form) return rules.refusals.badForm
    // A refusal may be known while the next piece is still on its way, or never comes.
    const refused = form.settled.then((outcome) => (isRefused(outcome) ? outcome : new Promise<never>(() => {})))
    refused.catch(() => undefined)
    for (;;) {
      const piece = await Promise.race([nextPiece(reader), refused])
      if (!piece) return rules.refusals.cutOff
      if ('message' in piece) return piece
      if (piece.done) break
      bytes += piece.value.length
      if (bytes > rules.maxBytes + FORM_BYTES) return rules.refusals.tooLarge
      // The form may be at its end before its body is.
      if (form.outcome() === undefined) await form.write(piece.value)
    }
    if (bytes < announced) return rules.refusals.cutOff
    form.end()
    return await form.settled
  } finally {
    await giveUp(reader)
  }
}

function isRefused(outcome: unknown): outcome is UploadRefusal {
  return typeof outcome === 'object' && outcome !== null && isRefusal(outcome)
}
