// How much room a disk has.
import { statfs } from 'node:fs/promises'

/** Returns the bytes that may still be written to the disk of this folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}
