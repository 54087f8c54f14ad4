// Brings the pictures of imported products into the shop, within bounds; others stay at their address.
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { fetchPublic, OtherAnswer } from '#server/net/fetch-public.ts'
import type { Media } from '#server/media/media.ts'
import { openConfiguredMedia } from '#server/media/open-media.ts'
import type { Progress } from '#server/progress.ts'
import { IMAGE_MAX_BYTES } from '#domain/upload.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { INLINE_PICTURE } from './rows/file-address.ts'

const AT_ONCE = 4
const EACH_MS = 20_000
const TOO_MANY_REQUESTS = 429

export type PictureLimits = { count: number; bytes: number; durationMs: number; failuresOfAHost: number }

export const pictureLimits: PictureLimits = {
  count: 5_000,
  bytes: 2 * 1024 ** 3,
  durationMs: 20 * 60_000,
  failuresOfAHost: 5,
}

/** The address in the shop, or why there is none. */
export type Picture = { path: string } | { reason: string }

type Needs = {
  media: Pick<Media, 'putImage' | 'holds'>
  progress: Pick<Progress, 'step'>
  limits?: PictureLimits
  fetch?: (address: string, limits: { maxBytes: number; timeoutMs: number }) => Promise<Uint8Array>
}

/** Into the media of a shop. */
export function fetchInto(
  config: Pick<Config, 'dataDir' | 'mediaService' | 'mediaBucket'>,
  log: Log,
  progress: Pick<Progress, 'step'>,
) {
  return async (addresses: readonly string[]) => {
    const media = await openConfiguredMedia(config, log)
    try {
      return await fetchPictures(addresses, { media, progress })
    } finally {
      media.close()
    }
  }
}

/** By address. Never rejects for a picture. */
export async function fetchPictures(addresses: readonly string[], needs: Needs): Promise<Map<string, Picture>> {
  const { media, progress, limits = pictureLimits, fetch = fetchPublic } = needs
  const text = wordsOf(importRemarks)
  const wanted = [...new Set(addresses)].filter((address) => address !== '')
  const found = new Map<string, Picture>()
  const failures = new Map<string, number>()
  const until = performance.now() + limits.durationMs
  let bytes = 0
  let next = 0

  async function bring(address: string, at: number): Promise<Picture> {
    if (INLINE_PICTURE.test(address)) return store(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    // A hosted service that this shop uses too.
    if (await media.holds('image', address)) return { path: address }
    const leftMs = until - performance.now()
    if (at >= limits.count || bytes >= limits.bytes || leftMs <= 0) return { reason: text.fetchedEnough }
    const { host } = new URL(address)
    if ((failures.get(host) ?? 0) >= limits.failuresOfAHost) return { reason: text.hostAway({ host }) }
    try {
      const picture = await fetch(address, {
        maxBytes: IMAGE_MAX_BYTES,
        timeoutMs: Math.ceil(Math.min(EACH_MS, leftMs)),
      })
      bytes += picture.length
      failures.delete(host)
      return await store(picture)
    } catch (error) {
      if (isOfPicture(error)) failures.delete(host)
      else failures.set(host, (failures.get(host) ?? 0) + 1)
      return { reason: error instanceof Error ? error.message : String(error) }
    }
  }

  async function store(picture: Uint8Array): Promise<Picture> {
    try {
      return { path: await media.putImage(picture) }
    } catch (error) {
      return { reason: text.notAPicture({ reason: (error as Error).message }) }
    }
  }

  async function work() {
    for (let at = next++; at < wanted.length; at = next++) {
      const address = wanted[at]!
      found.set(address, await bring(address, at))
      progress.step(wordsOf(importSummary).fetchingPictures, found.size, wanted.length)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

/** Its host works, and refuses this picture alone. */
function isOfPicture(error: unknown): boolean {
  return error instanceof OtherAnswer && error.status >= 400 && error.status < 500 && error.status !== TOO_MANY_REQUESTS
}
