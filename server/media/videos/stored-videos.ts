// The shop's videos, named by content hash, and how they are served.
import { contentName, contentNameOf } from '#server/files/stored-files.ts'
import { IMMUTABLE, notFound } from '#server/files/send-file.ts'
import type { MediaStore } from '../store/media-store.ts'
import { videoExtensions, type VideoType } from './video-type.ts'

export const VIDEO_FOLDER_PATH = '/media/video/upload/'

// Pages request the quality auto (§7); a stored video has only one.
const PATH = /^\/media\/video\/upload\/(?:q_auto\/)?([0-9a-f]{32}\.(mp4|mov|avi|webm))$/
const typeByExtension = new Map(Object.entries(videoExtensions).map(([type, extension]) => [extension, type]))

export type StoredVideos = {
  /** Stores equal bytes once; returns the served path. */
  store(bytes: Uint8Array, type: VideoType): Promise<string>
  /** The file must be on the same disk. */
  storeFrom(path: string, type: VideoType): Promise<string>
  /** Prevents sweeping for a day. */
  touch(url: string): Promise<boolean>
  /** 404 for other paths. */
  serve(path: string, request: Request): Promise<Response>
}

const keyOf = (name: string) => `video/${name}`

export function openStoredVideos(store: MediaStore): StoredVideos {
  return {
    async store(bytes, type) {
      const name = contentName(bytes, videoExtensions[type])
      await store.put(keyOf(name), bytes)
      return VIDEO_FOLDER_PATH + name
    },

    async storeFrom(path, type) {
      const name = await contentNameOf(path, videoExtensions[type])
      await store.take(keyOf(name), path)
      return VIDEO_FOLDER_PATH + name
    },

    async touch(url) {
      const name = PATH.exec(url)?.[1]
      return name !== undefined && url === VIDEO_FOLDER_PATH + name && (await store.touch(keyOf(name)))
    },

    async serve(path, request) {
      const [, name, extension] = PATH.exec(path) ?? []
      const type = typeByExtension.get(extension ?? '')
      if (!name || !type) return notFound()
      return store.serve(keyOf(name), { type, etag: `"${name}"`, cacheControl: IMMUTABLE }, request)
    },
  }
}
