// The shop's videos on disk, each under the name of its content, and how they are sent to be kept for ever.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentName, contentNameOf, keepFile, moveFile, removeAbandoned, renew, renewSynced } from '../stored-files.ts'
import { FOR_EVER, notFound, sendFile } from '../send-file.ts'
import { videoEndings, type VideoType } from './video-type.ts'

export const VIDEO_FOLDER_PATH = '/media/video/upload/'

// Quality auto is what the pages ask for (§7); here a video has one quality, the one it was kept in.
const shape = /^\/media\/video\/upload\/(?:q_auto\/)?([0-9a-f]{32}\.(mp4|mov|avi|webm))$/
const typeByEnding = new Map(Object.entries(videoEndings).map(([type, ending]) => [ending, type]))

export type KeptVideos = Awaited<ReturnType<typeof openKeptVideos>>

export async function openKeptVideos(folder: string, now: () => Date) {
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)

  return {
    /** Keeps the bytes, the same ones twice as one file, and gives the path under which they are served. */
    async keep(bytes: Uint8Array, type: VideoType): Promise<string> {
      const name = contentName(bytes, videoEndings[type])
      if (!(await renewSynced(folder, name, now()))) await keepFile(folder, name, bytes)
      return VIDEO_FOLDER_PATH + name
    },

    /** The same for a file on the same disk, which is moved. */
    async keepFrom(path: string, type: VideoType): Promise<string> {
      const name = await contentNameOf(path, videoEndings[type])
      if (await renewSynced(folder, name, now())) await rm(path, { force: true })
      else await moveFile(path, folder, name)
      return VIDEO_FOLDER_PATH + name
    },

    /** Whether the video is kept; from now on the sweep leaves it alone for another day. */
    async renew(url: string): Promise<boolean> {
      const name = shape.exec(url)?.[1]
      return name !== undefined && url === VIDEO_FOLDER_PATH + name && (await renew(join(folder, name), now()))
    },

    /** Answers GET and HEAD of a video's path; 404 for everything that is not exactly that. */
    async serve(path: string, request: Request): Promise<Response> {
      const [, name, ending] = shape.exec(path) ?? []
      const type = typeByEnding.get(ending ?? '')
      if (!name || !type) return notFound()
      return sendFile({ path: join(folder, name), type, etag: `"${name}"`, cacheControl: FOR_EVER }, request)
    },
  }
}
