// Resumable uploads of exports of another shop, into the folder of the import.
import { basename } from 'node:path'
import { EXPORT_MAX_BYTES } from '#domain/upload.ts'
import { freeBytesOf } from '#server/free-bytes.ts'
import { LOCK_DEAD_AFTER_MS } from '#server/files/file-lock.ts'
import { moveFile } from '#server/files/stored-files.ts'
import { exportRefusals } from '#server/media/uploads/upload-refusal.ts'
import { openVideoChunks, type VideoChunks } from '#server/media/uploads/video-chunks.ts'
import type { MovingFiles } from './moving-files.ts'

/** Reserved for orders. */
const RESERVE_BYTES = 100 * 1024 * 1024
const RESPONSE_DEADLINE_MS = 8_000

export async function openExportUploads(files: MovingFiles): Promise<VideoChunks> {
  await files.make()
  return await openVideoChunks({
    folder: files.uploads,
    ingestion: {
      async check(head) {
        // Behind a byte order mark and white space.
        const first = Buffer.from(head)
          .toString('utf8')
          .replace(/^\uFEFF/, '')
          .trimStart()
          .at(0)
        return first === undefined || first === '{' || first === '[' ? undefined : exportRefusals.wrongType
      },
      async ingest(path) {
        const id = basename(path, '.part')
        await moveFile(path, files.folder, files.exportName(id))
        return { secureUrl: id }
      },
    },
    mostBytes: EXPORT_MAX_BYTES,
    refusals: exportRefusals,
    isRoomFor: async (bytes) => (await freeBytesOf(files.folder)) > RESERVE_BYTES + bytes,
    responseDeadlineMs: RESPONSE_DEADLINE_MS,
    lockDeadAfterMs: LOCK_DEAD_AFTER_MS,
  })
}
