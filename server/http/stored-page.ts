// A page as bytes: compressed beforehand, named by its content, sent without another thought.
import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { encodingFor } from './compress.ts'

/** Quick enough for a page that lives a second in a rush; one that lasts is made smaller later. */
const QUICK_BROTLI = 5
const SMALLEST_BROTLI = 11

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)

export type StoredPage = {
  etag: string
  /** Names and values in turn, as they are written. */
  headers: readonly string[]
  brotli: Buffer
  gzip: Buffer
}

/** Undefined for an answer that is no page for everybody. What is the same as `earlier` is `earlier`, with its bytes. */
export async function storedPage(answer: Response, earlier?: StoredPage): Promise<StoredPage | undefined> {
  const text = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200 || answer.headers.has('Set-Cookie')) return undefined
  const headers = keptHeaders(answer.headers)
  const hash = createHash('sha256').update(text).update(headers.join('\n'))
  // The same page in another encoding has other bytes, so the tag is a weak one.
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  if (earlier?.etag === etag) return earlier
  const [small, zipped] = await Promise.all([brotlied(text, QUICK_BROTLI), gzipped(text)])
  return { etag, headers: [...headers, 'ETag', etag], brotli: small, gzip: zipped }
}

/** Takes a while, on another thread. */
export async function makeSmallest(page: StoredPage): Promise<void> {
  const text = await gunzipped(page.gzip)
  page.brotli = await brotlied(text, SMALLEST_BROTLI)
  page.gzip = await gzipped(text, { level: 9 })
}

/** Answers a GET or HEAD; 304 without a byte of the page to who has it already. */
export async function sendStored(page: StoredPage, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers = [...page.headers, 'X-Request-Id', randomUUID()]
  if (knows(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(String(req.headers['accept-encoding'] ?? ''))
  const bytes = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : await gunzipped(page.gzip)
  if (encoding) headers.push('Content-Encoding', encoding)
  headers.push('Content-Length', String(bytes.length))
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : bytes)
}

function keptHeaders(headers: Headers): string[] {
  const kept = new Headers(headers)
  kept.delete('X-Request-Id')
  kept.append('Vary', 'Accept-Encoding')
  // Asked for again each time; the answer is mostly that nothing has changed.
  if (!kept.has('Cache-Control')) kept.set('Cache-Control', 'no-cache')
  return [...kept].flat()
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => [etag, etag.slice(2), '*'].includes(known.trim()))
}

function brotlied(text: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return brotli(text, { params })
}
