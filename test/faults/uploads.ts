// Sends pictures and videos to a running shop as its admin does; a video comes in chunks, and goes on after a refusal.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { mp4Clip } from '../fixtures/videos.ts'
import { imagePart, multipart } from '../fixtures/uploads.ts'

const TUS = { 'Tus-Resumable': '1.0.0', 'Accept-Encoding': 'identity' }
const CHUNKS = '/media/video/pieces'
const LONGEST_ANSWER_MS = 30_000
const PAUSE_MS = 100

export type Admin = { origin: string; cookie: string }
/** `path`: where the file is served. */
export type Uploaded = { status: number; path?: string; retryAfter: boolean }

/** A picture that no two calls draw alike, of some kilobytes. */
export async function newPicture(side = 120): Promise<Buffer> {
  const raw = { width: 8, height: 8, channels: 3 } as const
  return sharp(randomBytes(192), { raw }).resize(side, side).png().toBuffer()
}

/** The demo's video with a box at its end that makes it another file, of so many bytes more. */
export async function newVideo(more = 64): Promise<Buffer> {
  const box = Buffer.alloc(more)
  box.writeUInt32BE(more)
  box.write('free', 4, 'latin1')
  randomBytes(16).copy(box, 8)
  return Buffer.concat([await mp4Clip(), box])
}

export async function sendPicture({ origin, cookie }: Admin, picture: Uint8Array): Promise<Uploaded> {
  return await readUploaded(
    await fetch(`${origin}/media/image/upload`, {
      method: 'POST',
      headers: { ...TUS, Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=a-boundary' },
      body: multipart([imagePart(picture)]),
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    }),
  )
}

/** Begins an upload; resolves with its address, unless it was refused. */
export async function beginVideo(
  { origin, cookie }: Admin,
  bytes: number,
): Promise<{ status: number; address?: string }> {
  const headers = { ...TUS, Cookie: cookie, 'Upload-Length': String(bytes) }
  const begun = await fetch(origin + CHUNKS, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  })
  await begun.arrayBuffer()
  const address = begun.headers.get('Location')
  return { status: begun.status, ...(address !== null && { address }) }
}

/** Sends one chunk from the offset that the shop has. `path` is there after the last one. */
export async function sendChunk(admin: Admin, address: string, video: Uint8Array, length: number): Promise<Uploaded> {
  const headers = { ...TUS, Cookie: admin.cookie }
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS)
  const known = await fetch(admin.origin + address, { method: 'HEAD', headers, signal })
  const offset = known.headers.get('Upload-Offset')
  if (offset === null) return { status: known.status, retryAfter: known.headers.has('Retry-After') }
  const sent = await fetch(admin.origin + address, {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': offset, 'Content-Type': 'application/offset+octet-stream' },
    body: Uint8Array.from(video.subarray(Number(offset), Number(offset) + length)),
    signal,
  })
  return await readUploaded(sent)
}

/** Sends a whole video in chunks of so many bytes, and the same chunk again after a refusal, for `limitMs` at the most. */
export async function sendVideo(admin: Admin, video: Uint8Array, length = 150_000, limitMs = 20_000): Promise<string> {
  const { address } = await beginVideo(admin, video.length)
  if (!address) throw new Error('The video was refused at its beginning')
  const started = performance.now()
  while (performance.now() - started < limitMs) {
    const { path, status } = await sendChunk(admin, address, video, length)
    if (path) return path
    if (status >= 400) await wait(PAUSE_MS)
  }
  throw new Error(`The video did not arrive within ${limitMs} ms`)
}

async function readUploaded(answer: Response): Promise<Uploaded> {
  const retryAfter = answer.headers.has('Retry-After')
  const text = await answer.text()
  const [, path] = /"secure_url":"([^"]+)"/.exec(text) ?? []
  return { status: answer.status, retryAfter, ...(path !== undefined && { path }) }
}
