// Whole files in an S3 store, under keys such as 'image/a.png'. What arrives is compared with its hash.
import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import type { S3Place } from '#server/config/s3-place.ts'
import { openS3Client, type S3Request, sha256Of, textIn } from './s3-client.ts'
import { S3Failure } from './s3-failure.ts'
import { isCut, stallTimer } from './stalls.ts'

/** Of the store's own clock. */
export type StoredObject = { key: string; bytes: number; ageMs: number }

export type Bucket = {
  /** The store compares the bytes with their signed hash. Replaces an object of the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>
  putFile(key: string, path: string): Promise<void>
  /** Creates the file, whole and compared with its hash. Returns false if there is none, and then creates none. */
  download(key: string, path: string): Promise<boolean>
  /** Undefined if there is none. The bytes are not compared. */
  get(key: string, request?: Reading): Promise<Response | undefined>
  /** Makes it new. Returns false if there is none. */
  touch(key: string): Promise<boolean>
  copy(from: string, to: string): Promise<boolean>
  remove(key: string): Promise<void>
  list(): AsyncGenerator<StoredObject>
}

/** `signal` also ends the reading of the response. */
type Reading = { method?: 'GET' | 'HEAD'; range?: string | undefined; signal?: AbortSignal }

type Timing = { pauseMs?: number; stallMs?: number }

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avi': 'video/x-msvideo',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** Sizes of images are named by the image, so their own hash is beside them. */
const SIZES = 'derived/'
const HASH_HEADER = 'x-amz-meta-sha256'
const READ_TRIES = 2
const SHORT_MS = 15_000
const LONGEST_MS = 15 * 60_000

export function openBucket(place: S3Place, { pauseMs, stallMs }: Timing = {}): Bucket {
  const send = openS3Client(place, pauseMs)
  const keyOf = (key: string) => place.prefix + key
  const store = `The store ${new URL(place.endpoint).host}`

  async function putBody(
    key: string,
    body: NonNullable<S3Request['body']>,
    { bytes, sha256 }: { bytes: number; sha256: string },
  ) {
    const headers = { 'Content-Type': typeOf(key), [HASH_HEADER]: sha256 }
    const timeoutMs = sendingMs(bytes)
    await send({ method: 'PUT', key: keyOf(key), headers, body, timeoutMs, signal: AbortSignal.timeout(timeoutMs) })
    const stored = await get(key, { method: 'HEAD' })
    if (Number(stored?.headers.get('content-length')) !== bytes)
      throw new S3Failure(`${store} has not stored the whole file.`)
  }

  async function get(key: string, { method = 'GET', range, signal }: Reading = {}) {
    return unlessMissing(
      send({
        method,
        key: keyOf(key),
        ...(range !== undefined && { headers: { Range: range } }),
        ...(signal && { signal }),
        timeoutMs: method === 'HEAD' ? SHORT_MS : LONGEST_MS,
        tries: READ_TRIES,
      }),
    )
  }

  /** Undefined if there is none; false if it is not what was stored. */
  async function downloadOnce(key: string, path: string): Promise<boolean | undefined> {
    using stall = stallTimer(stallMs)
    const request = { method: 'GET', key: keyOf(key), signal: stall.signal, timeoutMs: LONGEST_MS }
    const response = await unlessMissing(send({ ...request, tries: READ_TRIES }))
    if (!response) return undefined
    const hash = createHash('sha256')
    await using file = await open(path, 'wx', 0o600)
    for await (const chunk of response.body ?? []) {
      stall.refresh()
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
    return isHashOf(key, hash.digest('hex'), response.headers.get(HASH_HEADER))
  }

  async function copy(from: string, to: string, headers: Record<string, string> = {}): Promise<boolean> {
    const source = { 'x-amz-copy-source': encodeURI(`/${place.bucket}/${keyOf(from)}`), ...headers }
    const response = await unlessMissing(
      send({ method: 'PUT', key: keyOf(to), headers: source, signal: AbortSignal.timeout(sendingMs(0)) }),
    )
    const answer = await response?.text()
    // This response can be 200 and a failure.
    if (answer?.includes('<Error>')) throw new S3Failure(`${store} did not copy a file (${textIn(answer, 'Code')}).`)
    return response !== undefined
  }

  return {
    get,
    copy,
    put: (key, bytes) =>
      putBody(key, bytes as Uint8Array<ArrayBuffer>, { bytes: bytes.length, sha256: sha256Of(bytes) }),
    async putFile(key, path) {
      const file = await openAsBlob(path, { type: typeOf(key) })
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
      const sha256 = hash.digest('hex')
      if (!isHashOf(key, sha256, sha256)) throw new S3Failure(`${key} is damaged on this machine.`, { isDamaged: true })
      await putBody(key, { file, sha256 }, { bytes: file.size, sha256 })
    },

    async download(key, path) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const isRight = await downloadOnce(key, path)
          if (isRight) return true
          await rm(path, { force: true })
          if (isRight === undefined) return false
          if (attempt === READ_TRIES)
            throw new S3Failure(`${store} sent other bytes than were stored.`, { isDamaged: true })
        } catch (error) {
          await rm(path, { force: true })
          if (error instanceof S3Failure || !isCut(error)) throw error
          if (attempt === READ_TRIES) throw new S3Failure(`${store} stopped in the middle of a file.`)
        }
      }
    },

    // A copy onto itself must replace something. Sizes, which have more than a type, are never touched.
    touch: (key) => copy(key, key, { 'x-amz-metadata-directive': 'REPLACE', 'Content-Type': typeOf(key) }),

    async remove(key) {
      await send({ method: 'DELETE', key: keyOf(key), timeoutMs: SHORT_MS })
    },

    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = {
          'list-type': '2',
          prefix: place.prefix,
          ...(token !== '' && { 'continuation-token': token }),
        }
        const response: Response = await send({ method: 'GET', query, timeoutMs: SHORT_MS })
        const now = Date.parse(response.headers.get('date') ?? '') || Date.now()
        const xml: string = await response.text()
        for (const entry of xml.split('<Contents>').slice(1)) {
          const key = textIn(entry, 'Key')?.slice(place.prefix.length) ?? ''
          const ageMs = now - Date.parse(textIn(entry, 'LastModified') ?? '')
          yield { key, bytes: Number(textIn(entry, 'Size')), ageMs }
        }
        token = textIn(xml, 'NextContinuationToken')
      }
    },
  }
}

async function unlessMissing(response: Promise<Response>): Promise<Response | undefined> {
  try {
    return await response
  } catch (error) {
    if (error instanceof S3Failure && error.status === 404) return undefined
    throw error
  }
}

function sendingMs(bytes: number): number {
  return 30_000 + Math.ceil(bytes / 125)
}

function typeOf(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream'
}

/** Other files are named by their hash. */
function isHashOf(key: string, sha256: string, stored: string | null): boolean {
  if (key.startsWith(SIZES)) return stored === sha256
  return key.includes(`/${sha256.slice(0, 32)}.`)
}
