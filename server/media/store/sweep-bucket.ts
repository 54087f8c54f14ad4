// Removes unused files from the bucket in two steps a day apart, so that several machines may sweep at once.
import { parse } from 'node:path'
import type { Bucket, StoredObject } from '#server/bucket/bucket.ts'
import { isMediaKey, UNUSED } from '#server/bucket/media-files.ts'
import { type FilesInUse, UNUSED_AFTER_MS } from '../sweep.ts'

export type SweptBucket = { images: number; videos: number; receipts: number; sizes: number }

type Sweeping = { bucket: Bucket; inUse: FilesInUse; stopped?: AbortSignal | undefined }

/**
 * An unused file is first copied aside and removed from its place; a request for it copies it back. A day later
 * the copy goes, or comes back if a row names it by then. While the file is in its place too, the copy stays, because
 * another machine may be removing the file. So a file that comes into use at any moment stays. Returns what the bucket had.
 */
export async function sweepBucket({ bucket, inUse, stopped }: Sweeping) {
  const stored = new Map<string, StoredObject>()
  for await (const object of bucket.list()) {
    if (stopped?.aborted) break
    stored.set(object.key, object)
  }
  const swept: SweptBucket = { images: 0, videos: 0, receipts: 0, sizes: 0 }
  const old = [...stored.values()].filter(({ key, ageMs }) => isMediaKey(placeOf(key)) && ageMs > UNUSED_AFTER_MS)
  const paths = [...new Set(old.map(({ key }) => placeOf(key)))]
  const used = paths.length > 0 ? await inUse.inCatalogueAndOrders(paths, stopped) : new Set<string>()
  for (const { key } of old) {
    if (stopped?.aborted) break
    const place = placeOf(key)
    if (key === place && !used.has(place)) {
      if (!(await bucket.copy(place, UNUSED + place))) continue
      await bucket.remove(place)
      count(swept, place)
    } else if (key !== place && !stored.has(place)) {
      if (used.has(place)) await bucket.copy(key, place)
      else await bucket.remove(key)
    }
  }
  swept.sizes = await sweepSizes(bucket, stored, stopped)
  return { swept, stored }
}

async function sweepSizes(bucket: Bucket, stored: ReadonlyMap<string, StoredObject>, stopped?: AbortSignal) {
  const stems = stemsOf(stored.keys())
  let removed = 0
  for (const { key, ageMs } of stored.values()) {
    if (stopped?.aborted) break
    if (!key.startsWith('derived/') || ageMs <= UNUSED_AFTER_MS || stems.has(parse(key).name)) continue
    await bucket.remove(key)
    removed += 1
  }
  return removed
}

/** Of the images among the keys: their sizes stay. */
export function stemsOf(keys: Iterable<string>): Set<string> {
  return new Set([...keys].filter((key) => key.startsWith('image/')).map((key) => parse(key).name))
}

function placeOf(key: string): string {
  return key.startsWith(UNUSED) ? key.slice(UNUSED.length) : key
}

function count(swept: SweptBucket, key: string) {
  if (key.startsWith('image/')) swept.images += 1
  else if (key.startsWith('video/')) swept.videos += 1
  else swept.receipts += 1
}
