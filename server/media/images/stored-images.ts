// The shop's pictures on disk: takes uploaded bytes, keeps a clean picture under the name of its content.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Semaphore } from '../../semaphore.ts'
import { QueueFull } from '../../semaphore.ts'
import { cleanPicture } from './clean-image.ts'
import { imageRefusals } from './image-refusal.ts'
import type { ImageType } from './image-type.ts'
import { contentName, hasCode, isKept, keepFile, removeAbandoned, renew, renewSynced } from '../stored-files.ts'
import { isRefusal, type UploadRefusal } from '../uploads/upload-refusal.ts'

export type CleanPicture = { name: string; type: ImageType; bytes: Uint8Array<ArrayBuffer> }

export type KeptPictures = {
  /** The picture that the bytes draw, under the name of its content, not kept yet. */
  clean(upload: Uint8Array): Promise<CleanPicture | UploadRefusal>
  /** Keeps that picture; the same picture twice is one file. */
  keep(upload: Uint8Array): Promise<{ name: string } | UploadRefusal>
  path(name: string): string
  has(name: string): Promise<boolean>
  /** The same, and the sweep leaves it alone for another day. */
  renew(name: string): Promise<boolean>
}

type Parts = { folder: string; decoding: Semaphore; now(): Date }

export async function openKeptPictures({ folder, decoding, now }: Parts): Promise<KeptPictures> {
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)

  async function cleanInTurn(upload: Uint8Array) {
    using _permit = await decoding.acquire()
    return await cleanPicture(upload)
  }

  async function clean(upload: Uint8Array): Promise<CleanPicture | UploadRefusal> {
    try {
      const picture = await cleanInTurn(upload)
      if (isRefusal(picture)) return picture
      const name = contentName(picture.bytes, picture.type === 'jpeg' ? 'jpg' : 'png')
      return { name, type: picture.type, bytes: new Uint8Array(picture.bytes) }
    } catch (error) {
      if (error instanceof QueueFull) return imageRefusals.busy
      throw error
    }
  }

  return {
    clean,
    async keep(upload) {
      const picture = await clean(upload)
      if (isRefusal(picture)) return picture
      const { name, bytes } = picture
      try {
        if (!(await renewSynced(folder, name, now()))) await keepFile(folder, name, bytes)
        return { name }
      } catch (error) {
        if (isDiskFull(error)) return imageRefusals.noRoom
        throw error
      }
    },
    path: (name) => join(folder, name),
    has: (name) => isKept(join(folder, name)),
    renew: (name) => renew(join(folder, name), now()),
  }
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT')
}
