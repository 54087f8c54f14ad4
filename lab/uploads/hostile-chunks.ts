// Malicious chunked videos, each with its refusal.
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { type RawAnswer, sendRaw } from './send-raw.ts'

const CHUNKS = '/media/video/pieces'
const TUS = { 'Tus-Resumable': '1.0.0' }
const CHUNK = { ...TUS, 'Content-Type': 'application/offset+octet-stream' }
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500)])

export type HostileChunks = { name: string; status: number; send(): Promise<RawAnswer> }

export async function hostileChunks(origin: string, cookie: string): Promise<HostileChunks[]> {
  const clip = await mp4Clip()
  const damaged = clip.subarray(0, 40_000).fill(0, 32)

  function send(method: string, path: string, headers: Record<string, string>, body?: Uint8Array, as = cookie) {
    const init = { method, headers, ...(body && { body: Uint8Array.from(body) }) }
    return sendRaw(new URL(path, origin), new Request(`http://shop.test${path}`, init), as)
  }
  const begin = (headers: Record<string, string>, body?: Uint8Array) =>
    send('POST', CHUNKS, { ...TUS, ...headers }, body)

  /** Begins an upload of `length` bytes, and sends a chunk. */
  async function chunk(length: number, body: Uint8Array, headers: Record<string, string> = {}): Promise<RawAnswer> {
    const { headers: begun } = await begin({ 'Upload-Length': String(length) })
    return send('PATCH', begun.location ?? CHUNKS, { ...CHUNK, 'Upload-Offset': '0', ...headers }, body)
  }
  const beginnings: [name: string, status: number, headers: Record<string, string>][] = [
    ['no length', 400, {}],
    ['a length of 0', 400, { 'Upload-Length': '0' }],
    ['a negative length', 400, { 'Upload-Length': '-1' }],
    ['a length in words', 400, { 'Upload-Length': 'many' }],
    ['a length with an exponent', 400, { 'Upload-Length': '1e6' }],
    ['a length of 20 digits', 400, { 'Upload-Length': '9'.repeat(20) }],
    ['100 MB and a byte', 413, { 'Upload-Length': String(VIDEO_MAX_BYTES + 1) }],
    ['another version of the protocol', 412, { 'Upload-Length': '9', 'Tus-Resumable': '0.2.2' }],
    ['metadata of 3,000 letters', 400, { 'Upload-Length': '9', 'Upload-Metadata': `a ${'b'.repeat(3_000)}` }],
    ['metadata that is none', 400, { 'Upload-Length': '9', 'Upload-Metadata': 'a <script>' }],
  ]
  const places: [name: string, id: string][] = [
    ['an id that nobody began', `${'0'.repeat(32)}-5`],
    ['an id that leads to the database', '..%2f..%2fshop.sqlite-5'],
    ['an id with a NUL', `${'0'.repeat(32)}-5%00`],
    ['an id with an ending', `${'0'.repeat(32)}-5.part`],
  ]
  const others: [name: string, status: number, send: () => Promise<RawAnswer>][] = [
    ['an SVG as the first chunk', 415, () => chunk(1_000, SVG)],
    ['an SVG with the beginning', 415, () => begin({ ...CHUNK, 'Upload-Length': String(SVG.length) }, SVG)],
    ['a picture as the first chunk', 415, () => chunk(5_000, PNG)],
    ['more than was announced', 413, () => chunk(1_000, clip)],
    ['a whole video that is damaged', 422, () => chunk(damaged.length, damaged)],
    ['a chunk ahead of its place', 409, () => chunk(9_000, clip.subarray(0, 100), { 'Upload-Offset': '500' })],
    ['a chunk before the beginning', 400, () => chunk(9_000, clip.subarray(0, 100), { 'Upload-Offset': '-5' })],
    ['a chunk without its place', 400, () => chunk(9_000, clip.subarray(0, 100), { 'Upload-Offset': '' })],
    ['a chunk of another type', 415, () => chunk(9_000, clip.subarray(0, 100), { 'Content-Type': 'video/mp4' })],
    ['a beginning without a session', 401, () => send('POST', CHUNKS, { ...TUS, 'Upload-Length': '9' }, undefined, '')],
    ['a PUT', 405, () => send('PUT', `${CHUNKS}/${'0'.repeat(32)}-5`, CHUNK, SVG)],
  ]
  return [
    ...beginnings.map(([name, status, headers]) => ({ name, status, send: () => begin(headers) })),
    ...places.map(([name, id]) => ({
      name,
      status: 404,
      send: () => send('PATCH', `${CHUNKS}/${id}`, { ...CHUNK, 'Upload-Offset': '0' }, SVG),
    })),
    ...others.map(([name, status, act]) => ({ name, status, send: act })),
  ]
}
