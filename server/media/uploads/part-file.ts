// A file that grows while a video comes in, so that a hundred megabytes never stand in memory.
import { constants, type FileHandle, open } from 'node:fs/promises'
import type { Receiver } from './form-file.ts'
import type { UploadRefusal } from './upload-refusal.ts'
import { videoRefusals } from '../videos/video-refusal.ts'
import { VIDEO_HEAD_BYTES } from '../videos/video-type.ts'

/** Says after its first bytes why a file is not taken. */
export type Judge = (head: Uint8Array) => Promise<UploadRefusal | undefined>

/** Writes behind the first `at` bytes of the file, which is made when it is not there; `end` gives the new size. */
export async function openPartFile(
  path: string,
  at: number,
  judge: Judge,
): Promise<Receiver<number> & AsyncDisposable> {
  // Never cut short: two lines that bring the same piece write the same bytes in the same places.
  const file = await open(path, constants.O_RDWR | constants.O_CREAT)
  let size = at
  let isJudged = at >= VIDEO_HEAD_BYTES

  async function judged(): Promise<UploadRefusal | undefined> {
    isJudged = true
    return judge(await headOf(file))
  }

  return {
    async take(piece) {
      await file.write(piece, 0, piece.length, size)
      size += piece.length
      return isJudged || size < VIDEO_HEAD_BYTES ? undefined : judged()
    },
    async end() {
      if (size === 0) return videoRefusals.emptyFile
      const refusal = isJudged ? undefined : await judged()
      if (!refusal) await file.sync()
      return refusal ?? size
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}

/** The first bytes of a file, by which its type is known. */
export async function videoHead(path: string): Promise<Uint8Array> {
  await using file = await open(path, 'r')
  return await headOf(file)
}

async function headOf(file: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(VIDEO_HEAD_BYTES), 0, VIDEO_HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}
