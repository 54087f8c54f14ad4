// A cached page: bytes without origin, encodings by origin, headers, and a content-based ETag.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listsTag } from '../net/conditions.ts'
import { encodingFor } from './content-encoding.ts'

/** Fast, for a page replaced within a second; lasting ones are recompressed later. */
const QUICK_BROTLI = 5
const SMALLEST_BROTLI = 11
/** A shop has one or two; clients can invent others, whose responses are uncompressed beyond the limits. */
const MAX_ORIGINS = 4
const MAX_COMPRESSING = 2

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoded = { brotli: Buffer; gzip: Buffer }

export type CachedPage = {
  etag: string
  /** Names and values alternate, as for `writeHead`. */
  headers: string[]
  /** The text around occurrences of the origin. */
  parts: Buffer[]
  /** By origin, least recently requested first; a page without origin has one entry. */
  encoded: Map<string, Encoded>
  compressing: Map<string, Promise<Encoded>>
}

/**
 * Undefined for a private response, `earlier` if unchanged. `placeholder` is replaced by the origin on sending, so one
 * page serves every Host. `origin` is compressed at once.
 */
export async function createCachedPage(
  response: Response,
  { placeholder, origin }: { placeholder: string; origin: string },
  earlier?: CachedPage,
): Promise<CachedPage | undefined> {
  const parts = (await response.text()).split(placeholder).map((part) => Buffer.from(part))
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
  const headers = headersToCache(response.headers)
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  // Weak, since encodings of the same page have different bytes.
  const etag = `W/"${hash.update(headers.join('\n')).digest('base64url').slice(0, 22)}"`
  if (earlier?.etag === etag) return earlier
  const page: CachedPage = {
    etag,
    headers: [...headers, 'ETag', etag],
    parts,
    encoded: new Map(),
    compressing: new Map(),
  }
  const wanted = [...(earlier?.encoded.keys() ?? []), parts.length > 1 ? origin : '']
  await Promise.all([...new Set(wanted)].map((one) => compressFor(page, one)))
  return page
}

export async function recompressPage(page: CachedPage): Promise<void> {
  // Copied, since requests reorder the entries.
  const encodings = [...page.encoded]
  for (const [origin, encoded] of encodings) {
    const text = textFor(page, origin)
    encoded.brotli = await toBrotli(text, SMALLEST_BROTLI)
    encoded.gzip = await compressGzip(text, { level: 9 })
  }
}

/** 304 if the client's copy is current. */
export function sendCachedPage(
  page: CachedPage,
  origin: string,
  req: IncomingMessage,
  res: ServerResponse,
): void | Promise<void> {
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted = '' } = req.headers
  const { etag, headers } = page
  if (ifNoneMatch !== undefined && listsTag(ifNoneMatch, etag)) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(String(accepted))
  const encoded = encoding && encodedFor(page, origin)
  if (!encoded) return sendBytes(textFor(page, origin), headers, req, res)
  const send = ({ brotli, gzip: zipped }: Encoded) =>
    sendBytes(encoding === 'br' ? brotli : zipped, [...headers, 'Content-Encoding', encoding], req, res)
  return encoded instanceof Promise ? encoded.then(send) : send(encoded)
}

/** Undefined if more origins would be compressed at once than a shop has. */
function encodedFor(page: CachedPage, origin: string): Encoded | Promise<Encoded> | undefined {
  const key = page.parts.length > 1 ? origin : ''
  const encoded = page.encoded.get(key)
  if (encoded) {
    if (page.encoded.size > 1) keep(page, key, encoded)
    return encoded
  }
  const compressing = page.compressing.get(key)
  if (compressing || page.compressing.size >= MAX_COMPRESSING) return compressing
  return compressFor(page, key)
}

function compressFor(page: CachedPage, origin: string): Promise<Encoded> {
  const text = textFor(page, origin)
  const compressing = Promise.all([toBrotli(text, QUICK_BROTLI), compressGzip(text)])
    .then(([brotli, zipped]) => {
      const encoded = { brotli, gzip: zipped }
      keep(page, origin, encoded)
      return encoded
    })
    .finally(() => page.compressing.delete(origin))
  page.compressing.set(origin, compressing)
  return compressing
}

function keep({ encoded: all }: CachedPage, origin: string, encoded: Encoded): void {
  all.delete(origin)
  all.set(origin, encoded)
  if (all.size > MAX_ORIGINS) all.delete(all.keys().next().value ?? '')
}

function textFor({ parts }: CachedPage, origin: string): Buffer {
  const name = Buffer.from(origin)
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [name, part])))
}

function sendBytes(bytes: Buffer, headers: string[], { method }: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, [...headers, 'Content-Length', String(bytes.length)]).end(method === 'HEAD' ? undefined : bytes)
}

function headersToCache(headers: Headers): string[] {
  const cached = new Headers(headers)
  // A cached response is in no log, so an id would refer to nothing.
  cached.delete('X-Request-Id')
  cached.append('Vary', 'Accept-Encoding')
  // Revalidated each time, mostly with 304.
  if (!cached.has('Cache-Control')) cached.set('Cache-Control', 'no-cache')
  return [...cached].flat()
}

function toBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return compressBrotli(text, { params })
}
