// Streams a file from the bucket, in ranges, while there is no copy on this machine.
import type { Bucket } from '#server/bucket/bucket.ts'
import { S3Failure } from '#server/bucket/s3-failure.ts'
import { isCurrent, mayContinue } from '#server/net/conditions.ts'
import type { SentAs } from './media-store.ts'

/** One range of bytes. Stores differ in what they do with others. */
const RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/

type Streamed = { bucket: Bucket; key: string; as: SentAs; request: Request; waitMs: number }

/** Undefined if the store does not begin to answer within `waitMs`. */
export async function streamFromBucket({ bucket, key, as, request, waitMs }: Streamed): Promise<Response | undefined> {
  const headers = new Headers({
    'Content-Type': as.type,
    'X-Content-Type-Options': 'nosniff',
    // Its bytes are not compared with its hash.
    'Cache-Control': 'no-store',
    'Accept-Ranges': 'bytes',
    ETag: as.etag,
  })
  if (isCurrent(request.headers, as)) return new Response(null, { status: 304, headers })
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const asked = request.headers.get('Range')?.trim() ?? ''
  const range = method === 'GET' && RANGE.test(asked) && mayContinue(request.headers, as) ? asked : undefined
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), waitMs)
  const response = await bucket
    .get(key, { method, range, signal: late.signal })
    .catch((error: unknown) => {
      if (error instanceof S3Failure) return error.status === 416 ? 'outside' : undefined
      throw error
    })
    .finally(() => clearTimeout(timer))
  if (response === 'outside') {
    headers.set('Content-Range', 'bytes */*')
    return new Response(null, { status: 416, headers })
  }
  if (!response) return undefined
  for (const name of ['Content-Length', 'Content-Range']) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(method === 'HEAD' ? null : response.body, { status: response.status, headers })
}
