// The file of an upload in progress, so that a hundred megabytes are never in memory.
import { constants, type FileHandle, open } from 'node:fs/promises'
import type { UploadSink } from './form-file.ts'
import type { UploadRefusal } from './upload-refusal.ts'
import { videoRefusals } from './upload-refusal.ts'
import { VIDEO_HEAD_BYTES } from '../videos/video-type.ts'

export type CheckHead = (head: Uint8Array) => Promise<UploadRefusal | undefined>

/** Writes after `offset`; `end` resolves to the new size. */
export async function openPartFile(
  path: string,
  offset: number,
  check: CheckHead,
): Promise<UploadSink<number> & AsyncDisposable> {
  // Not truncated: two connections with the same chunk write the same bytes to the same place.
  const file = await open(path, constants.O_RDWR | constants.O_CREAT)
  let size = offset
  let isChecked = offset >= VIDEO_HEAD_BYTES

  async function checkHead(): Promise<UploadRefusal | undefined> {
    isChecked = true
    return check(await headOf(file))
  }

  return {
    async write(chunk) {
      await file.write(chunk, 0, chunk.length, size)
      size += chunk.length
      return isChecked || size < VIDEO_HEAD_BYTES ? undefined : checkHead()
    },
    async end() {
      if (size === 0) return videoRefusals.emptyFile
      const refusal = isChecked ? undefined : await checkHead()
      if (!refusal) await file.sync()
      return refusal ?? size
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}

export async function videoHead(path: string): Promise<Uint8Array> {
  await using file = await open(path, 'r')
  return await headOf(file)
}

async function headOf(file: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(VIDEO_HEAD_BYTES), 0, VIDEO_HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}
