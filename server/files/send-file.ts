// Responds with a stored file: type, validators, single ranges, streamed from disk.
import { open } from 'node:fs/promises'
import { type ByteRange, byteRange, isCurrent, mayContinue } from '#server/net/conditions.ts'
import { semaphore } from '../semaphore.ts'
import { hasCode, fileSize } from './stored-files.ts'

export type SentFile = { path: string; type: string; etag: string; cacheControl: string }

// Stored files are named by content.
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const CHUNK_BYTES = 128 * 1024

/** Files open at once for all responses: other descriptors are for connections and the database. */
const reading = semaphore({ permits: 16 })

export async function sendFile(file: SentFile, request: Request): Promise<Response> {
  const size = await fileSize(file.path)
  if (size === undefined) return notFound()
  const headers = new Headers({
    'Content-Type': file.type,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': file.cacheControl,
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
  })
  if (isCurrent(request.headers, file)) return new Response(null, { status: 304, headers })
  const isRangeRequest = request.method === 'GET' && mayContinue(request.headers, file)
  const range = isRangeRequest ? byteRange(request.headers.get('Range'), size) : undefined
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`)
  const bytes = range ?? { first: 0, last: size - 1 }
  headers.set('Content-Length', String(bytes.last - bytes.first + 1))
  try {
    const body = request.method === 'HEAD' || size === 0 ? null : await fileBody(file.path, bytes)
    return new Response(body, { status: range ? 206 : 200, headers })
  } catch (error) {
    // Swept since its size was read.
    if (hasCode(error, 'ENOENT')) return notFound()
    throw error
  }
}

export function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })
}

/** Throws for an unreadable file before headers are sent. */
async function fileBody(path: string, { first, last }: ByteRange): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
  const begin = await readChunkAt(path, first, last)
  let at = first + begin.length
  if (at > last) return begin
  let next: Uint8Array | undefined = begin
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = next ?? (await readChunkAt(path, at, last))
        if (!next) at += chunk.length
        next = undefined
        controller.enqueue(chunk)
        if (at > last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Opens, reads and closes: an unread response keeps no file open. */
async function readChunkAt(path: string, at: number, last: number): Promise<Uint8Array<ArrayBuffer>> {
  using _permit = await reading.acquire()
  await using file = await open(path)
  const chunk = new Uint8Array(Math.min(CHUNK_BYTES, last + 1 - at))
  const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
  if (bytesRead === 0) throw new Error('A stored file is shorter than it was')
  return chunk.subarray(0, bytesRead)
}
