// The shop's pictures on disk: takes uploaded bytes, keeps a clean picture under the name of its content.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Turnstile } from '#server/turnstile.ts'
import { LineIsFull } from '#server/turnstile.ts'
import { cleanPicture } from './clean-picture.ts'
import type { ImageRefusal } from './image-refusal.ts'
import { imageRefusals, isRefusal } from './image-refusal.ts'
import { contentName, hasCode, isKept, keepFile, removeAbandoned } from './kept-files.ts'

export type KeptPictures = {
  /** Keeps the picture that the bytes draw; the same picture twice is one file. */
  keep(upload: Uint8Array): Promise<{ name: string } | ImageRefusal>
  path(name: string): string
  has(name: string): Promise<boolean>
}

export async function openKeptPictures(folder: string, decoding: Turnstile): Promise<KeptPictures> {
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)

  async function cleanInTurn(upload: Uint8Array) {
    using _ = await decoding.enter()
    return await cleanPicture(upload)
  }

  return {
    async keep(upload) {
      try {
        const picture = await cleanInTurn(upload)
        if (isRefusal(picture)) return picture
        const name = contentName(picture.bytes, picture.type === 'jpeg' ? 'jpg' : 'png')
        if (!(await isKept(join(folder, name)))) await keepFile(folder, name, picture.bytes)
        return { name }
      } catch (error) {
        if (error instanceof LineIsFull) return imageRefusals.busy
        if (isDiskFull(error)) return imageRefusals.noRoom
        throw error
      }
    },
    path: (name) => join(folder, name),
    has: (name) => isKept(join(folder, name)),
  }
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT')
}
