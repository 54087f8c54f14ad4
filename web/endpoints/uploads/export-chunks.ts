// The export of another shop in resumable chunks.
import { EXPORT_MAX_BYTES } from '#domain/upload.ts'
import { chunkHandler } from './chunk-endpoint.ts'

export const loader = chunkHandler({
  folder: '/media/export/pieces/',
  mostBytes: EXPORT_MAX_BYTES,
  chunks: (shop) => shop.movingIn.uploads,
})

export const action = loader
