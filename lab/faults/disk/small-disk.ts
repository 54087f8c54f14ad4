// A shop on a small file system in memory that really fills up.
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultyShop } from '../faulty-shop.ts'
import { type Admin, beginVideo, newPicture, newVideo, sendChunk, sendPicture } from '#test/fixtures/send-uploads.ts'

const PART = Buffer.alloc(64 * 1024)
const CHUNK_BYTES = 100_000

/** Copies the data into the disk. */
const MOUNT =
  'cp -a "$1" "$2" && mount -t tmpfs -o "size=$3,nr_inodes=$4" tmpfs "$1" && cp -a "$2"/. "$1" && shift 4 && exec "$@"'

/** Needs the right to make a namespace. `disk` is the disk's path outside the shop's process. */
export async function inSmallDisk(shop: FaultyShop, { size, inodes }: { size: string; inodes: number }) {
  const { dataDir } = shop.place
  const copy = join(shop.folder, 'copy')
  const under = ['unshare', '-Urm', '/bin/sh', '-c', MOUNT, 'mount', dataDir, copy, size, String(inodes)]
  const { origin, pid } = await shop.start({ under })
  return { origin, disk: join(`/proc/${pid}/root`, dataDir) }
}

export function fillUp(disk: string): string {
  const path = join(disk, 'filler')
  const file = openSync(path, 'a')
  for (const bytes of [PART, PART.subarray(0, 1)]) untilFull(() => writeSync(file, bytes))
  closeSync(file)
  return path
}

/** May be called again, for what the shop has freed. */
export function fillInodes(disk: string): string {
  const folder = join(disk, 'fillers')
  mkdirSync(folder, { recursive: true })
  let number = readdirSync(folder).length
  untilFull(() => writeFileSync(join(folder, String((number += 1))), ''))
  return folder
}

function untilFull(write: () => void) {
  try {
    for (;;) write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/**
 * The disk fills after the video's first chunk and is cleared later; with `hasNoInodes` it is full from the start and
 * stays so. Returns the faults.
 */
export async function sendIntoFullDisk(
  shop: FaultyShop,
  admin: Admin,
  disk: string,
  { hasNoInodes = false } = {},
): Promise<string[]> {
  const [picture, video] = [await newPicture(), await newVideo()]
  if (hasNoInodes) {
    const { status } = await sendPicture(admin, picture)
    const begun = await beginVideo(admin, video.length)
    return [status, begun.status]
      .filter((one) => ![503, 507].includes(one))
      .map((one) => `an upload is answered ${one}`)
  }
  const { address = '' } = await beginVideo(admin, video.length)
  const first = await sendChunk(admin, address, video, CHUNK_BYTES)
  const faults = first.status === 204 ? [] : [`the first chunk is answered ${first.status}`]
  const filler = fillUp(disk)
  const refused = [await sendChunk(admin, address, video, CHUNK_BYTES), await sendPicture(admin, picture)]
  for (const { status } of refused) if (![503, 507].includes(status)) faults.push(`a full disk answers ${status}`)
  rmSync(filler)
  for (;;) {
    const { path, status } = await sendChunk(admin, address, video, CHUNK_BYTES)
    if (path !== undefined) shop.acknowledgements.add({ is: 'file answered', path })
    if (status >= 400) faults.push(`the video does not go on: ${status}`)
    if (path !== undefined || status >= 400) break
  }
  const { path, status } = await sendPicture(admin, picture)
  if (path === undefined) return [...faults, `there is room again, and a picture is answered ${status}`]
  shop.acknowledgements.add({ is: 'file answered', path })
  return faults
}
