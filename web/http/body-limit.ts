// Refuses oversized request bodies before or while they are read.
import { wordsOf } from '#domain/words/catalogue.ts'
import { answers } from '#domain/words/en/answers.ts'
import { largestFile, megabytesText } from '#domain/upload.ts'

/** Twice the largest order; orders and uploads have their own limits. */
export const LARGEST_FORM_BYTES = 512 * 1024

/** Multipart boundaries and headers around a file. */
const AROUND_FILE_BYTES = 64 * 1024

/** Lists travel as one field. */
const MOST_FIELDS = 5_000

/** An e-mail address and a password in any encoding. */
export const LARGEST_OPEN_FORM_BYTES = 8 * 1024

/** Public forms are small; forms of the back office are read after sign-in. */
export function largestBody(pathname: string): number {
  const fileBytes = largestFile(pathname)
  if (fileBytes !== undefined) return fileBytes + AROUND_FILE_BYTES
  const isLarge = pathname === '/orders' || pathname.startsWith('/admin/')
  return isLarge ? LARGEST_FORM_BYTES : LARGEST_OPEN_FORM_BYTES
}

export function tooLargeText(pathname: string): string {
  const fileBytes = largestFile(pathname)
  const text = wordsOf(answers)
  if (fileBytes !== undefined) return text.fileTooLarge({ size: megabytesText(fileBytes) })
  return pathname.startsWith('/admin/') ? text.formTooLarge : text.tooLarge
}

export function isTooLarge(request: Request, largestBytes = LARGEST_FORM_BYTES): boolean {
  return Number(request.headers.get('Content-Length') ?? 0) > largestBytes
}

/** Counts the fields of each chunk before the form is parsed. */
function fieldCounter(type: string): (chunk: Uint8Array) => number {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(type) ?? []
  const isMultipart = /^multipart\//i.test(type)
  if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) return () => 0
  const sign = Buffer.from(isMultipart ? `--${quoted ?? plain ?? ''}` : '&')
  let last = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([last, chunk])
    let [count, from] = [0, 0]
    for (let at = bytes.indexOf(sign); at !== -1; at = bytes.indexOf(sign, from)) {
      count += 1
      from = at + sign.length
    }
    // The delimiter may continue in the next chunk.
    last = bytes.subarray(Math.max(from, bytes.length - sign.length + 1))
    return count
  }
}

/** The request fails while it is read: above the limit, or at more fields than any screen has. */
export function withBodyLimit(request: Request, largestBytes = LARGEST_FORM_BYTES): Request {
  if (!request.body) return request
  let size = 0
  let fields = 0
  const fieldsIn = fieldCounter(request.headers.get('Content-Type') ?? '')
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      fields += fieldsIn(chunk)
      if (fields > MOST_FIELDS) controller.error(new Error(`The form has more than ${MOST_FIELDS} fields`))
      else if (size > largestBytes) controller.error(new Error(`The body is larger than ${largestBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
  const init: RequestInit & { duplex: 'half' } = { body: request.body.pipeThrough(counted), duplex: 'half' }
  return new Request(request, init)
}
