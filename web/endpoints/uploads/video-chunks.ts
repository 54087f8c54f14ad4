// Videos of the office in resumable chunks.
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { chunkHandler } from './chunk-endpoint.ts'

export const loader = chunkHandler({
  folder: '/media/video/pieces/',
  mostBytes: VIDEO_MAX_BYTES,
  chunks: (shop) => shop.media.chunks,
})

export const action = loader
