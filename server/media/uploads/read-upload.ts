// Reads the file of an upload request, and stops at the first byte too many.
import type { FormRules, UploadSink } from './form-file.ts'
import { formFile } from './form-file.ts'
import { isRefusal, type UploadRefusal } from './upload-refusal.ts'

/** The form around the file. */
const FORM_BYTES = 64 * 1024
const NO_DATA_MS = 60_000

// RFC 2046 allows 1 to 70 of these characters.
const boundary = /;\s*boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i

/** Never rejects for bad input. */
export async function readUpload<Result>(
  request: Request,
  rules: FormRules,
  sink: UploadSink<Result>,
): Promise<Result | UploadRefusal> {
  const refusal = headerRefusal(request.headers, rules)
  if (refusal || !request.body) {
    await cancelBody(request.body)
    return refusal ?? rules.refusals.noFile
  }
  return readBody(request.body, request.headers, rules, sink)
}

export async function cancelBody(body: ReadableStream | ReadableStreamDefaultReader | null): Promise<void> {
  // Cancelling a failed body rejects.
  await body?.cancel().catch(() => undefined)
}

/** Undefined if the connection breaks or nothing arrives. */
export async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const { promise: noData, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, NO_DATA_MS)
  try {
    return await Promise.race([reader.read(), noData])
  } catch {
    // Only the body can fail here: the client has gone, or the connection broke.
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

/** Clients of hosted services send this header also for a single part. */
function isPart(contentRange: string | null): boolean {
  if (contentRange === null) return false
  const [, last, whole] = /^bytes 0-(\d+)\/(\d+)$/.exec(contentRange.trim()) ?? []
  return last === undefined || Number(last) + 1 !== Number(whole)
}

async function readBody<Result>(
  body: ReadableStream<Uint8Array>,
  headers: Headers,
  rules: FormRules,
  sink: UploadSink<Result>,
) {
  const reader = body.getReader()
  const form = formFile(headers.get('Content-Type') ?? '', rules, sink)
  const contentLength = Number(headers.get('Content-Length') ?? 0)
  let bytes = 0
  try {
    if (!form) return rules.refusals.badForm
    // A refusal may come while waiting for a chunk, which may never arrive.
    const refused = form.settled.then((outcome) => (isRefused(outcome) ? outcome : new Promise<never>(() => {})))
    refused.catch(() => undefined)
    for (;;) {
      const chunk = await Promise.race([readChunk(reader), refused])
      if (!chunk) return rules.refusals.cutOff
      if ('message' in chunk) return chunk
      if (chunk.done) break
      bytes += chunk.value.length
      if (bytes > rules.maxBytes + FORM_BYTES) return rules.refusals.tooLarge
      // The form may end before its body.
      if (form.outcome() === undefined) await form.write(chunk.value)
    }
    if (bytes < contentLength) return rules.refusals.cutOff
    form.end()
    return await form.settled
  } finally {
    await cancelBody(reader)
  }
}

function isRefused(outcome: unknown): outcome is UploadRefusal {
  return typeof outcome === 'object' && outcome !== null && isRefusal(outcome)
}
