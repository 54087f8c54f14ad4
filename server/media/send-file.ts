// Answers a request with a kept file: exact type, validators, single ranges, streamed from disk.
import { open } from 'node:fs/promises'
import { type ByteRange, byteRange, isCurrent, mayContinue } from '#server/http/conditions.ts'
import { semaphore } from '../semaphore.ts'
import { hasCode, keptSize } from './stored-files.ts'

export type SentFile = { path: string; type: string; etag: string; cacheControl: string }

// A name says what is in the file, so what it names never changes.
export const FOR_EVER = 'public, max-age=31536000, immutable'

const PIECE_BYTES = 128 * 1024

/** So many files are open at once for all answers together: the rest of the descriptors are for connections and the database. */
const reading = semaphore({ permits: 16 })

export async function sendFile(file: SentFile, request: Request): Promise<Response> {
  const size = await keptSize(file.path)
  if (size === undefined) return notFound()
  const headers = new Headers({
    'Content-Type': file.type,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': file.cacheControl,
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
  })
  if (isCurrent(request.headers, file)) return new Response(null, { status: 304, headers })
  const isRangeAsked = request.method === 'GET' && mayContinue(request.headers, file)
  const range = isRangeAsked ? byteRange(request.headers.get('Range'), size) : undefined
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`)
  const sent = range ?? { first: 0, last: size - 1 }
  headers.set('Content-Length', String(sent.last - sent.first + 1))
  try {
    const body = request.method === 'HEAD' || size === 0 ? null : await fileBody(file.path, sent)
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

/** A file that cannot be read throws here, before anything has been said of it. */
async function fileBody(path: string, { first, last }: ByteRange): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
  const begin = await readPiece(path, first, last)
  let at = first + begin.length
  if (at > last) return begin
  let next: Uint8Array | undefined = begin
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = next ?? (await readPiece(path, at, last))
        if (!next) at += piece.length
        next = undefined
        controller.enqueue(piece)
        if (at > last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Opens, reads and closes: between two pieces an answer that nobody reads holds nothing open. */
async function readPiece(path: string, at: number, last: number): Promise<Uint8Array<ArrayBuffer>> {
  using _permit = await reading.acquire()
  await using file = await open(path)
  const piece = new Uint8Array(Math.min(PIECE_BYTES, last + 1 - at))
  const { bytesRead } = await file.read(piece, 0, piece.length, at)
  if (bytesRead === 0) throw new Error('A kept file is shorter than it was')
  return piece.subarray(0, bytesRead)
}
