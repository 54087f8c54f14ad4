// A page as bytes: compressed beforehand, named by its content, sent without another thought.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { listsTag } from './conditions.ts'
import { encodingFor } from './content-encoding.ts'

/** Quick enough for a page that lives a second in a rush; one that lasts is made smaller later. */
const QUICK_BROTLI = 5
const SMALLEST_BROTLI = 11

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)

export type StoredPage = {
  etag: string
  /** Names and values in turn, as they are written. */
  headers: string[]
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
export function sendStored(page: StoredPage, req: IncomingMessage, res: ServerResponse): void | Promise<void> {
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = req.headers
  const { etag, headers } = page
  if (known !== undefined && listsTag(known, etag)) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(String(accepted))
  if (!encoding) return gunzipped(page.gzip).then((bytes) => sendBytes(bytes, headers, req, res))
  const bytes = encoding === 'br' ? page.brotli : page.gzip
  return sendBytes(bytes, [...headers, 'Content-Encoding', encoding], req, res)
}

function sendBytes(bytes: Buffer, headers: string[], { method }: IncomingMessage, res: ServerResponse): void {
  res.writeHead(200, [...headers, 'Content-Length', String(bytes.length)]).end(method === 'HEAD' ? undefined : bytes)
}

function keptHeaders(headers: Headers): string[] {
  const kept = new Headers(headers)
  // Nobody logs anything of an answer that is not drawn, so an id would name nothing.
  kept.delete('X-Request-Id')
  kept.append('Vary', 'Accept-Encoding')
  // Asked for again each time; the answer is mostly that nothing has changed.
  if (!kept.has('Cache-Control')) kept.set('Cache-Control', 'no-cache')
  return [...kept].flat()
}

function brotlied(text: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return brotli(text, { params })
}
