// Sweeps the media folder: pictures and videos that nothing uses, their sizes, and uploads that were never finished.
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { hasCode } from './kept-files.ts'

const DAY_MS = 24 * 60 * 60_000
const ASIDE = '.swept-'

/** Which of these files the shop uses, by their names. */
export type FilesInUse = {
  /** In products, showcase videos and orders. Stops early, and then knows less, when it is told to. */
  everywhere(names: readonly string[], stopped?: AbortSignal): Promise<ReadonlySet<string>>
  /** In products and showcase videos, the only ones that can begin to use a file; quick. */
  onShelves(names: readonly string[]): Promise<ReadonlySet<string>>
}

/** How many files were removed. */
export type Swept = { pictures: number; videos: number; sizes: number; uploads: number }

type Sweeping = { folder: string; inUse: FilesInUse; now: Date; stopped?: AbortSignal | undefined }

/** A file goes when nothing uses it and nobody has uploaded it, or asked whether it is held, for a day. */
export async function sweep(sweeping: Sweeping): Promise<Swept> {
  const { folder } = sweeping
  const pictures = await sweepKept(join(folder, 'image'), sweeping)
  const videos = await sweepKept(join(folder, 'video'), sweeping)
  const stems = new Set((await namesIn(join(folder, 'image'))).map((name) => parse(originalName(name)).name))
  let sizes = 0
  for (const size of await namesIn(join(folder, 'derived'))) {
    sizes += await sweepOld(join(folder, 'derived', size), sweeping, (name) => !stems.has(parse(name).name))
  }
  return { pictures, videos, sizes, uploads: await sweepOld(join(folder, 'uploads'), sweeping, () => true) }
}

async function sweepKept(folder: string, sweeping: Sweeping): Promise<number> {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const isLeftAside = name.startsWith(ASIDE)
    if (isLeftAside || (!name.startsWith('.') && (await isOld(join(folder, name), sweeping.now)))) {
      old.push(originalName(name))
    }
  }
  const used = old.length > 0 ? await sweeping.inUse.everywhere(old, sweeping.stopped) : new Set()
  let removed = 0
  for (const name of old) {
    if (sweeping.stopped?.aborted) break
    if (used.has(name)) await putBack(folder, name)
    else if (await removeUnused(folder, name, sweeping)) removed += 1
  }
  return removed
}

/**
 * Between the look and the removal somebody may upload the same file again, or save a product with it. So it is first set
 * aside: who wants it now makes it anew, and who wanted it just before gets it back.
 */
async function removeUnused(folder: string, name: string, { inUse, now }: Sweeping): Promise<boolean> {
  const aside = join(folder, ASIDE + name)
  if (!(await moved(join(folder, name), aside)) && !(await isThere(aside))) return false
  if (!(await isOld(aside, now)) || (await inUse.onShelves([name])).has(name)) {
    await putBack(folder, name)
    return false
  }
  await rm(aside, { force: true })
  return true
}

async function putBack(folder: string, name: string): Promise<void> {
  await moved(join(folder, ASIDE + name), join(folder, name))
}

async function sweepOld(folder: string, { now, stopped }: Sweeping, isForgotten: (name: string) => boolean) {
  let removed = 0
  for (const name of await namesIn(folder)) {
    if (stopped?.aborted) break
    if (!isForgotten(name) || !(await isOld(join(folder, name), now))) continue
    await rm(join(folder, name), { force: true })
    removed += 1
  }
  return removed
}

/** False when another process was faster. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

async function isOld(path: string, now: Date): Promise<boolean> {
  const file = await stat(path).catch(() => undefined)
  return file !== undefined && now.getTime() - file.mtimeMs > DAY_MS
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
}

function originalName(name: string): string {
  return name.startsWith(ASIDE) ? name.slice(ASIDE.length) : name
}
