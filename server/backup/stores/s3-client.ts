// An S3 client: signed requests with retries, and refusals as sentences without keys.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { BackupRefused } from '../backup-failure.ts'
import type { S3Place } from '#server/config/backup-config.ts'

/** A part of 16 MB takes this long at 1 Mbit/s. */
const TIMEOUT_MS = 150_000
const TRIES = 4
const FIRST_PAUSE_MS = 500

export type S3Request = {
  method: string
  key?: string
  query?: Record<string, string>
  body?: Uint8Array<ArrayBuffer> | string
}

/** Throws BackupRefused after the last try, or at once if a retry is useless. */
export type S3Client = (request: S3Request) => Promise<Response>

export function openS3Client(place: S3Place, firstPauseMs = FIRST_PAUSE_MS): S3Client {
  const { endpoint, region, bucket, keyId, secret } = place
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 0 })

  async function send({ method, key = '', query = {}, body }: S3Request): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    // The signed hash makes the store refuse a corrupted body.
    const headers = {
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const request = await client.sign(url, { method, headers, ...(body !== undefined && { body }) })
    return await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  }

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(request).catch((error: unknown) => error as Error)
      if (response instanceof Response && response.ok) return response
      const isLast = attempt === TRIES || (response instanceof Response && !isWorthAnotherTry(response.status))
      if (isLast) throw new BackupRefused(await sentenceOf(response, place))
      await wait(firstPauseMs * 2 ** (attempt - 1))
    }
  }
}

function isWorthAnotherTry(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

async function sentenceOf(outcome: Response | Error, { endpoint, bucket }: S3Place): Promise<string> {
  const store = `The store ${new URL(endpoint).host}`
  if (outcome instanceof Error) return `${store} cannot be reached.`
  const code = textIn(await outcome.text().catch(() => ''), 'Code') ?? 'no reason'
  if (outcome.status === 403) return `${store} refuses this key (${code}).`
  if (outcome.status === 404) return `${store} does not have what was asked for in ${bucket} (${code}).`
  return `${store} answered ${outcome.status} (${code}).`
}

export function textIn(xml: string, name: string): string | undefined {
  return textsIn(xml, name)[0]
}

export function textsIn(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))
  return [...found].map(([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}
