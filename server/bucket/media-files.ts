// The media that cannot be created again, in the data folder and in a bucket, and copies them between both.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hasCode, moveFile } from '#server/files/stored-files.ts'
import type { Bucket } from './bucket.ts'
import { S3Failure } from './s3-failure.ts'

export const MEDIA_KINDS = ['image', 'video', 'receipt'] as const

/** Before the key of an unused file, for a day; what is asked for comes back from there. */
export const UNUSED = 'unused/'

const KEY = /^(?:image|video|receipt)\/[0-9a-f]{32}\.[a-z0-9]{3,4}$/

/** A key is a path in the media folder, such as 'image/a.png'. */
export function isMediaKey(key: string): boolean {
  return KEY.test(key)
}

/** By key; `from` is where the bucket has it. */
export type BucketFiles = ReadonlyMap<string, { from: string; bytes: number }>

export async function filesInBucket(bucket: Bucket): Promise<BucketFiles> {
  const found = new Map<string, { from: string; bytes: number }>()
  for await (const { key: from, bytes } of bucket.list()) {
    const key = from.startsWith(UNUSED) ? from.slice(UNUSED.length) : from
    if (isMediaKey(key) && (from === key || !found.has(key))) found.set(key, { from, bytes })
  }
  return found
}

export async function filesInFolder(media: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const kind of MEDIA_KINDS) {
    for (const name of await namesIn(join(media, kind))) {
      const key = `${kind}/${name}`
      const file = isMediaKey(key) ? await stat(join(media, key)).catch(() => undefined) : undefined
      if (file) found.set(key, file.size)
    }
  }
  return found
}

type Copying = { media: string; bucket: Bucket; onFile?: (done: number, all: number) => void }

/** `damaged` are files that no longer match the hash in their name; they were not copied. */
export type CopiedFiles = { copied: number; there: number; damaged: string[] }

/** Sends what the bucket does not have. Can be interrupted and begun again anywhere. */
export async function copyToBucket({ media, bucket, onFile }: Copying): Promise<CopiedFiles> {
  const there = await filesInBucket(bucket)
  const wanted = [...(await filesInFolder(media))].map(([key, bytes]) => {
    const stored = there.get(key)
    return { key, isThere: stored?.from === key && stored.bytes === bytes }
  })
  return copyEach(wanted, (key) => bucket.putFile(key, join(media, key)), onFile)
}

/** Fetches what the folder does not have. Can be interrupted and begun again anywhere. */
export async function copyToFolder({ media, bucket, onFile }: Copying): Promise<CopiedFiles> {
  const there = await filesInFolder(media)
  const stored = await filesInBucket(bucket)
  const wanted = [...stored].map(([key, { bytes }]) => ({ key, isThere: there.get(key) === bytes }))
  for (const kind of MEDIA_KINDS) await mkdir(join(media, kind), { recursive: true, mode: 0o700 })
  const fetchOne = async (key: string) => {
    const folder = dirname(join(media, key))
    // The next start of the shop removes what a killed process left.
    const temporary = join(folder, `.tmp-${randomBytes(8).toString('hex')}`)
    try {
      if (!(await bucket.download(stored.get(key)?.from ?? key, temporary))) return
      await moveFile(temporary, folder, basename(key))
    } finally {
      await rm(temporary, { force: true })
    }
  }
  return copyEach(wanted, fetchOne, onFile)
}

const AT_ONCE = 4

async function copyEach(
  files: readonly { key: string; isThere: boolean }[],
  copy: (key: string) => Promise<void>,
  onFile: Copying['onFile'] = () => {},
): Promise<CopiedFiles> {
  const wanted = files.filter(({ isThere }) => !isThere)
  const result: CopiedFiles = { copied: 0, there: files.length - wanted.length, damaged: [] }
  const next = wanted.values()

  async function work() {
    for (const { key } of next) {
      try {
        await copy(key)
        result.copied += 1
      } catch (error) {
        if (!(error instanceof S3Failure) || !error.isDamaged) throw error
        result.damaged.push(key)
      }
      onFile(result.copied + result.damaged.length, wanted.length)
    }
  }

  // Waits for all, so that nothing is copied after a failure is reported.
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return result
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
}
