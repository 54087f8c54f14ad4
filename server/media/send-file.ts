// Answers a request with a kept file: exact type, validators, single ranges, streamed from disk.
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { ByteRange } from './byte-range.ts'
import { byteRange } from './byte-range.ts'
import { keptSize } from './kept-files.ts'

export type SentFile = { path: string; type: string; etag: string; cacheControl: string }

// A name says what is in the file, so what it names never changes.
export const FOR_EVER = 'public, max-age=31536000, immutable'

const PIECE_BYTES = 64 * 1024

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
  if (isKnown(request.headers.get('If-None-Match'), file.etag)) return new Response(null, { status: 304, headers })
  const range = askedRange(request, size, file.etag)
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`)
  const sent = range ?? { first: 0, last: size - 1 }
  headers.set('Content-Length', String(sent.last - sent.first + 1))
  const body = request.method === 'HEAD' ? null : fileStream(file.path, sent)
  return new Response(body, { status: range ? 206 : 200, headers })
}

export function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
  })
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known: readonly string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? []
  return ifNoneMatch?.trim() === '*' || known.includes(etag)
}

function askedRange(request: Request, size: number, etag: string) {
  const ifRange = request.headers.get('If-Range')
  if (request.method !== 'GET' || (ifRange && ifRange !== etag)) return undefined
  return byteRange(request.headers.get('Range'), size)
}

// The file is opened by the first read, so an answer that nobody reads holds nothing open.
function fileStream(path: string, { first, last }: ByteRange): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  let at = first
  return new ReadableStream(
    {
      async pull(controller) {
        let isDone = true
        try {
          file ??= await open(path)
          const piece = new Uint8Array(Math.min(PIECE_BYTES, last + 1 - at))
          const { bytesRead } = await file.read(piece, 0, piece.length, at)
          if (bytesRead === 0) throw new Error('A kept file is shorter than it was')
          at += bytesRead
          controller.enqueue(piece.subarray(0, bytesRead))
          isDone = at > last
        } finally {
          if (isDone) await file?.close()
        }
        if (isDone) controller.close()
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}
