// Makes each size of a picture once, keeps it on disk, and lets everybody who asks meanwhile wait for the same job.
import { mkdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Semaphore } from '../../semaphore.ts'
import type { drawSize, ImageSize } from './image-size.ts'
import { imageSizes } from './image-size.ts'
import { isKept, keepFile, removeAbandoned } from '../stored-files.ts'
import type { KeptPictures } from './stored-images.ts'

export type DerivedSizes = {
  /** The path of the file that holds this size of the picture. Throws QueueFull when too many wait to be drawn. */
  path(name: string, size: ImageSize): Promise<string>
}

type Parts = { folder: string; pictures: KeptPictures; decoding: Semaphore; draw: typeof drawSize }

export async function openDerivedSizes({ folder, pictures, decoding, draw }: Parts): Promise<DerivedSizes> {
  for (const { transformation } of imageSizes) {
    await mkdir(join(folder, transformation), { recursive: true })
    await removeAbandoned(join(folder, transformation))
  }
  const underWay = new Map<string, Promise<string>>()

  async function make(name: string, size: ImageSize, path: string): Promise<string> {
    try {
      if (await isKept(path)) return path
      using _permit = await decoding.acquire()
      const drawn = await draw(await readFile(pictures.path(name)), size)
      await keepFile(join(folder, size.transformation), parse(path).base, drawn)
      return path
    } finally {
      underWay.delete(path)
    }
  }

  return {
    path(name, size) {
      const path = join(folder, size.transformation, `${parse(name).name}.${size.format}`)
      const job = underWay.get(path) ?? make(name, size, path)
      underWay.set(path, job)
      return job
    },
  }
}
