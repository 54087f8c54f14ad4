// Returns a disk's free space, for checks before writes.
import { statfs } from 'node:fs/promises'

export async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}
