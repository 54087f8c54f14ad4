// Removes unused images and videos, their sizes, and unfinished uploads.
import { randomBytes } from 'node:crypto'
import { link, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { lockFile } from '../files/file-lock.ts'
import { hasCode } from '../files/stored-files.ts'
import { CONVERTING } from './videos/ingest-video.ts'

export const UNUSED_AFTER_MS = 24 * 60 * 60_000
/** Three times the longest conversion. */
const CONVERTED_AFTER_MS = 60 * 60_000
/** A random id follows, so that two processes never move the same file. */
const ASIDE = /^\.swept-(?:[0-9a-f]{16}-)?/

/** By path in the folder: 'image/a.png'. */
export type FilesInUse = {
  /** Incomplete once `stopped` is aborted. */
  inCatalogueAndOrders(paths: readonly string[], stopped?: AbortSignal): Promise<ReadonlySet<string>>
  /** Products and showcase videos, the only ones that can start to use a file. */
  inCatalogue(paths: readonly string[]): Promise<ReadonlySet<string>>
}

export type Swept = { images: number; videos: number; receipts: number; sizes: number; uploads: number }

type Sweeping = {
  folder: string
  inUse: FilesInUse
  now: Date
  stopped?: AbortSignal | undefined
  lockDeadAfterMs?: number
  /** Names without ending of images elsewhere: their sizes stay. */
  imagesElsewhere?: ReadonlySet<string>
}

/**
 * Removes files unused, and not uploaded or named in a form, for a day. One process sweeps at a time, so a file set
 * aside is from a crash.
 */
export async function sweep(sweeping: Sweeping): Promise<Swept> {
  const { folder } = sweeping
  const swept: Swept = { images: 0, videos: 0, receipts: 0, sizes: 0, uploads: 0 }
  if (!(await exists(folder))) return swept
  await using lock = await lockFile(join(folder, 'sweep.lock'), sweeping.lockDeadAfterMs)
  if (!lock) return swept
  swept.images = await sweepStored('image', sweeping)
  swept.videos = await sweepStored('video', sweeping)
  swept.receipts = await sweepStored('receipt', sweeping)
  const stems = new Set((await namesIn(join(folder, 'image'))).map((name) => parse(originalName(name)).name))
  for (const size of await namesIn(join(folder, 'derived'))) {
    swept.sizes += await sweepOld(join(folder, 'derived', size), sweeping, (name) => {
      const stem = parse(name).name
      return !stems.has(stem) && !sweeping.imagesElsewhere?.has(stem)
    })
  }
  swept.uploads = await sweepUploads(join(folder, 'uploads'), sweeping)
  return swept
}

async function sweepStored(kind: 'image' | 'video' | 'receipt', sweeping: Sweeping): Promise<number> {
  const folder = join(sweeping.folder, kind)
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    if (ASIDE.test(name)) await putBack(join(folder, name), join(folder, originalName(name)))
    const original = originalName(name)
    if (!original.startsWith('.') && (await isOld(join(folder, original), sweeping.now))) old.push(original)
  }
  const paths = old.map((name) => `${kind}/${name}`)
  const used = old.length > 0 ? await sweeping.inUse.inCatalogueAndOrders(paths, sweeping.stopped) : new Set()
  let removed = 0
  for (const name of old) {
    if (sweeping.stopped?.aborted) break
    if (!used.has(`${kind}/${name}`) && (await removeUnused(kind, name, sweeping))) removed += 1
  }
  return removed
}

/** Set aside first: a file uploaded again is written once more, and a product saved just before gets it back. */
async function removeUnused(kind: string, name: string, { folder, inUse, now }: Sweeping): Promise<boolean> {
  const path = join(folder, kind, name)
  const aside = join(folder, kind, `.swept-${randomBytes(8).toString('hex')}-${name}`)
  if (!(await isOld(path, now)) || !(await moved(path, aside))) return false
  if (!(await isOld(aside, now)) || (await inUse.inCatalogue([`${kind}/${name}`])).has(`${kind}/${name}`)) {
    await putBack(aside, path)
    return false
  }
  await rm(aside, { force: true })
  return true
}

/** A file uploaded again in between has the same bytes, and is newer. */
async function putBack(aside: string, path: string): Promise<void> {
  try {
    await link(aside, path)
  } catch (error) {
    // Some file systems lack hard links.
    if (hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP')) await moved(aside, path)
    else if (!hasCode(error, 'EEXIST', 'ENOENT')) throw error
  }
  await rm(aside, { force: true })
}

/** Keeps or removes an upload's files together; half-converted ones go sooner. */
async function sweepUploads(folder: string, sweeping: Sweeping): Promise<number> {
  const wanted = new Set<string>()
  const abandoned = new Set<string>()
  for (const name of await namesIn(folder)) {
    if (!name.includes(CONVERTING)) {
      if (!(await isOld(join(folder, name), sweeping.now))) wanted.add(uploadOf(name))
    } else if (await isOld(join(folder, name), sweeping.now, CONVERTED_AFTER_MS)) abandoned.add(name)
  }
  const isUnused = (name: string) => abandoned.has(name) || !wanted.has(uploadOf(name))
  return sweepOld(folder, sweeping, isUnused, CONVERTED_AFTER_MS)
}

function uploadOf(name: string): string {
  return name.split('.')[0] ?? name
}

async function sweepOld(
  folder: string,
  { now, stopped }: Sweeping,
  isUnused: (name: string) => boolean,
  afterMs = UNUSED_AFTER_MS,
) {
  let removed = 0
  for (const name of await namesIn(folder)) {
    if (stopped?.aborted) break
    if (!isUnused(name) || !(await isOld(join(folder, name), now, afterMs))) continue
    await rm(join(folder, name), { force: true })
    removed += 1
  }
  return removed
}

/** Returns false if another process was faster. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

async function isOld(path: string, now: Date, afterMs = UNUSED_AFTER_MS): Promise<boolean> {
  const file = await stat(path).catch(() => undefined)
  return file !== undefined && now.getTime() - file.mtimeMs > afterMs
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
}

function originalName(name: string): string {
  return name.replace(ASIDE, '')
}
