// Media in a bucket that many machines share. The data folder keeps copies, from which files are served.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Bucket } from '#server/bucket/bucket.ts'
import { UNUSED } from '#server/bucket/media-files.ts'
import { S3Failure } from '#server/bucket/s3-failure.ts'
import { notFound } from '#server/files/send-file.ts'
import { hasCode } from '#server/files/stored-files.ts'
import type { Log } from '#server/log.ts'
import { QueueFull, semaphore } from '#server/semaphore.ts'
import type { MediaStore } from './media-store.ts'
import { streamFromBucket } from './stream-from-bucket.ts'

export type BucketLimits = {
  /** A visitor waits this long for a file, which still arrives, and a form until its file is looked up. */
  fileWaitMs: number
  /** Then a video is streamed from the bucket while its copy arrives. */
  videoWaitMs: number
  /** After a failure nothing is fetched for this time. */
  awayForMs: number
}

export const usualBucketLimits: BucketLimits = { fileWaitMs: 5_000, videoWaitMs: 1_000, awayForMs: 5_000 }

type Parts = {
  bucket: Bucket
  local: MediaStore
  temporaryFolder: string
  log: Pick<Log, 'warn'>
  limits?: Partial<BucketLimits>
}

export function openBucketStore({ bucket, local, temporaryFolder, log, ...given }: Parts): MediaStore {
  const limits = { ...usualBucketLimits, ...given.limits }
  const fetching = semaphore({ permits: 12, maxQueue: 500 })
  // Pictures need not wait for large files.
  const fetchingVideos = semaphore({ permits: 4, maxQueue: 100 })
  const underWay = new Map<string, Promise<string | undefined>>()
  let away: { until: number; failure: S3Failure } | undefined

  function warn(event: string, key: string, error: unknown) {
    log.warn(event, { file: key, reason: error instanceof Error ? error.message : String(error) })
  }

  async function fetchNow(key: string): Promise<string | undefined> {
    if (away && performance.now() < away.until) throw away.failure
    using _permit = await (isVideo(key) ? fetchingVideos : fetching).acquire()
    const path = join(temporaryFolder, `${randomBytes(16).toString('hex')}.fetched`)
    try {
      const isFetched =
        (await bucket.download(key, path)) || ((await restore(key)) && (await bucket.download(key, path)))
      if (!isFetched) return undefined
      await local.take(key, path)
      return await local.find(key)
    } catch (error) {
      if (error instanceof S3Failure && !error.isDamaged)
        away = { until: performance.now() + limits.awayForMs, failure: error }
      warn('media not read', key, error)
      throw error
    }
  }

  function restore(key: string): Promise<boolean> {
    return bucket.copy(UNUSED + key, key)
  }

  /** Concurrent callers share the transfer. */
  async function fetchWithin(key: string, ms: number): Promise<string | undefined> {
    const job = underWay.get(key) ?? fetchNow(key).finally(() => underWay.delete(key))
    underWay.set(key, job)
    return within(ms, job)
  }

  async function touchInBucket(key: string): Promise<boolean> {
    return (await bucket.touch(key)) || (await restore(key))
  }

  async function send(key: string, transfer: Promise<void>): Promise<void> {
    try {
      await transfer
    } catch (error) {
      warn('media not stored', key, error)
      throw error
    }
  }

  return {
    async find(key, { isHereOnly } = { isHereOnly: false }) {
      return (await local.find(key)) ?? (isHereOnly ? undefined : await fetchWithin(key, limits.fileWaitMs))
    },

    async put(key, bytes) {
      await send(key, bucket.put(key, bytes))
      await local.put(key, bytes).catch(ignoreFullDisk)
    },

    async take(key, path) {
      await send(key, bucket.putFile(key, path))
      await local.take(key, path)
    },

    async keep(key, bytes) {
      const path = await local.keep(key, bytes)
      // Another machine creates what does not arrive.
      send(key, bucket.put(key, bytes)).catch(() => undefined)
      return path
    },

    async touch(key) {
      const path = (await local.touch(key)) ? await local.find(key) : undefined
      try {
        if (await within(limits.fileWaitMs, touchInBucket(key))) return true
        if (path !== undefined) await bucket.putFile(key, path)
        return path !== undefined
      } catch (error) {
        if (!(error instanceof S3Failure)) throw error
        // The shop goes on while the store is away. A file unused meanwhile comes back when a row names it.
        warn('media not looked up', key, error)
        return true
      }
    },

    async serve(key, as, request) {
      const waitMs = isVideo(key) ? limits.videoWaitMs : limits.fileWaitMs
      try {
        if ((await local.find(key)) === undefined && (await fetchWithin(key, waitMs)) === undefined) return notFound()
        return await local.serve(key, as, request)
      } catch (error) {
        if (!isAway(error) && !isDiskFull(error)) throw error
        const isStreamed = isDiskFull(error) || (isVideo(key) && underWay.has(key))
        const streamed = { bucket, key, as, request, waitMs: limits.fileWaitMs }
        return (isStreamed && (await streamFromBucket(streamed))) || unavailable()
      }
    },
  }
}

function isVideo(key: string): boolean {
  return key.startsWith('video/')
}

/** The job goes on when its time is over. */
async function within<Result>(ms: number, job: Promise<Result>): Promise<Result> {
  job.catch(() => undefined)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new S3Failure('The store is slow.')), ms)
  return Promise.race([job, late]).finally(() => clearTimeout(timer))
}

export function unavailable(): Response {
  return new Response('The picture is not available now', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    },
  })
}

export function isAway(error: unknown): error is S3Failure | QueueFull {
  return error instanceof S3Failure || error instanceof QueueFull
}

function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT')
}

function ignoreFullDisk(error: unknown) {
  if (!isDiskFull(error)) throw error
}
