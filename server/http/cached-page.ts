// A cached page: its bytes in every encoding, its headers, and an ETag made from its content.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { listsTag } from './conditions.ts'
import { encodingFor } from './content-encoding.ts'

/** Quick enough for a page that is replaced within a second; one that lasts is compressed again later. */
const QUICK_BROTLI = 5
const SMALLEST_BROTLI = 11

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressGzip = promisify(gunzip)

export type CachedPage = {
  etag: string
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
  brotli: Buffer
  gzip: Buffer
}

/** Resolves to undefined for a response that is not for everybody, and to `earlier` when the page is the same. */
export async function createCachedPage(response: Response, earlier?: CachedPage): Promise<CachedPage | undefined> {
  const text = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return undefined
  const headers = headersToCache(response.headers)
  const hash = createHash('sha256').update(text).update(headers.join('\n'))
  // The same page in another encoding has other bytes, so the tag is a weak one.
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  if (earlier?.etag === etag) return earlier
  const [brotli, zipped] = await Promise.all([toBrotli(text, QUICK_BROTLI), compressGzip(text)])
  return { etag, headers: [...headers, 'ETag', etag], brotli, gzip: zipped }
}

/** Compresses the page as small as it gets, which takes a while on another thread. */
export async function recompressPage(page: CachedPage): Promise<void> {
  const text = await decompressGzip(page.gzip)
  page.brotli = await toBrotli(text, SMALLEST_BROTLI)
  page.gzip = await compressGzip(text, { level: 9 })
}

/** Answers a GET or HEAD; with 304 when the client has the page already. */
export function sendCachedPage(page: CachedPage, req: IncomingMessage, res: ServerResponse): void | Promise<void> {
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted = '' } = req.headers
  const { etag, headers } = page
  if (ifNoneMatch !== undefined && listsTag(ifNoneMatch, etag)) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(String(accepted))
  if (!encoding) return decompressGzip(page.gzip).then((bytes) => sendBytes(bytes, headers, req, res))
  const bytes = encoding === 'br' ? page.brotli : page.gzip
  return sendBytes(bytes, [...headers, 'Content-Encoding', encoding], req, res)
}

function sendBytes(bytes: Buffer, headers: string[], { method }: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, [...headers, 'Content-Length', String(bytes.length)]).end(method === 'HEAD' ? undefined : bytes)
}

function headersToCache(headers: Headers): string[] {
  const cached = new Headers(headers)
  // A response that is not rendered for its request is in no log, so an id would name nothing.
  cached.delete('X-Request-Id')
  cached.append('Vary', 'Accept-Encoding')
  // Revalidated each time; mostly nothing has changed.
  if (!cached.has('Cache-Control')) cached.set('Cache-Control', 'no-cache')
  return [...cached].flat()
}

function toBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return compressBrotli(text, { params })
}
