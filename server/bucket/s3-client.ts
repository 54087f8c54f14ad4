// An S3 client: signed requests with retries, and refusals as sentences without keys.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Place } from '#server/config/s3-place.ts'
import { S3Failure } from './s3-failure.ts'

/** A part of 16 MB takes this long at 1 Mbit/s. */
const TIMEOUT_MS = 150_000
const TRIES = 4
const FIRST_PAUSE_MS = 500

type S3Body = Uint8Array<ArrayBuffer> | string | { file: Blob; sha256: string }

export type S3Request = {
  method: string
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: S3Body
  /** Ends each try; default 150 s. */
  timeoutMs?: number
  /** Ends all tries, and the reading of the response. */
  signal?: AbortSignal
  tries?: number
}

/** Throws S3Failure after the last try, or at once if a retry is useless. */
export type S3Client = (request: S3Request) => Promise<Response>

export function openS3Client(place: S3Place, firstPauseMs = FIRST_PAUSE_MS): S3Client {
  const { endpoint, region, bucket, keyId, secret } = place
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 0 })

  async function send({ method, key = '', query = {}, headers, body, timeoutMs = TIMEOUT_MS, signal }: S3Request) {
    // Also the comma of a size: stores differ in how they sign one as it is.
    const path = key.split('/').map(encodeURIComponent).join('/')
    const url = new URL(`${endpoint}/${bucket}/${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const isFile = typeof body === 'object' && 'file' in body
    // The signed hash makes the store refuse a corrupted body.
    const hash = isFile ? body.sha256 : sha256Of(body ?? '')
    const request = await client.sign(url, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': hash },
      ...(body !== undefined && { body: isFile ? body.file : body }),
    })
    const timeout = AbortSignal.timeout(timeoutMs)
    // A redirect is not followed; its answer says in which region the bucket is.
    return await fetch(request, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout, redirect: 'manual' })
  }

  return async (request) => {
    const { tries = TRIES, signal } = request
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(request).catch((error: unknown) => error as Error)
      if (response instanceof Response && response.ok) return response
      const isUseless = response instanceof Response && !isWorthAnotherTry(response.status)
      if (attempt === tries || isUseless || signal?.aborted) throw await failureOf(response, place)
      await wait(firstPauseMs * 2 ** (attempt - 1))
    }
  }
}

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isWorthAnotherTry(status: number): boolean {
  return (status >= 500 && status !== 507) || status === 429 || status === 408
}

async function failureOf(outcome: Response | Error, { endpoint, bucket, region }: S3Place): Promise<S3Failure> {
  const store = `The store ${new URL(endpoint).host}`
  if (outcome instanceof Error) return new S3Failure(`${store} cannot be reached${networkReason(outcome)}.`)
  const { status } = outcome
  const text = await outcome.text().catch(() => '')
  const code = textIn(text, 'Code') ?? 'no reason'
  const ownRegion = outcome.headers.get('x-amz-bucket-region') ?? textIn(text, 'Region')
  if (isOtherRegion(status, code) && ownRegion && ownRegion !== region)
    return new S3Failure(`${store} has the bucket ${bucket} in the region ${ownRegion}, not ${region}.`, { status })
  if (isFull(status, code)) return new S3Failure(`${store} is full (${code}).`, { status, isFull: true })
  if (code === 'NoSuchBucket') return new S3Failure(`${store} has no bucket ${bucket}.`)
  if (code === 'RequestTimeTooSkewed')
    return new S3Failure(`${store} refuses requests, because the clock of this machine is wrong.`, { status })
  if (status === 403) return new S3Failure(`${store} refuses this key (${code}).`, { status })
  if (status === 404)
    return new S3Failure(`${store} does not have the requested file in ${bucket} (${code}).`, { status })
  return new S3Failure(`${store} answered ${status} (${code}).`, { status })
}

function networkReason({ cause }: Error): string {
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
}

function isOtherRegion(status: number, code: string): boolean {
  return (status >= 300 && status < 400) || code === 'AuthorizationHeaderMalformed'
}

function isFull(status: number, code: string): boolean {
  return status === 507 || /quota|storage_?full|insufficient_?storage|cap_?exceeded/i.test(code)
}

export function textIn(xml: string, name: string): string | undefined {
  return textsIn(xml, name)[0]
}

export function textsIn(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))
  return [...found].map(([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}
