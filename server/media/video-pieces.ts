// Videos that come in pieces: each upload goes on where it broke off, over lost lines and restarts of the shop.
import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { keptSize } from './kept-files.ts'
import { isDiskFull } from './kept-pictures.ts'
import { openPartFile } from './part-file.ts'
import { giveUp, nextPiece } from './read-upload.ts'
import type { TakenVideo, VideoTaker } from './take-video.ts'
import type { UploadRefusal } from './upload-refusal.ts'
import { openVideoOutcomes } from './video-outcomes.ts'
import { videoRefusals } from './video-refusal.ts'

/** Offset: so many bytes have arrived. Whole without an outcome: the video is still being made ready. */
export type Arrival = { offset: number; isWhole: boolean; outcome?: TakenVideo | UploadRefusal | undefined }

/** An id says how long its video will be, so that nothing but the bytes themselves has to be remembered. */
const shape = /^[0-9a-f]{32}-([1-9]\d{0,8})$/

type Parts = { folder: string; taker: VideoTaker; isRoomFor(bytes: number): Promise<boolean>; patienceMs: number }

export type VideoPieces = {
  /** The id of a new upload of so many bytes. */
  begin(bytes: number): Promise<{ id: string } | UploadRefusal>
  /** How far it has come; undefined when the upload is not known. */
  offset(id: string): Promise<number | undefined>
  /** Writes the body behind the first `at` bytes, which must all be there. An empty body at full length only asks. */
  append(id: string, at: number, body: ReadableStream<Uint8Array> | null): Promise<Arrival | UploadRefusal>
  /** Throws away what has come in. */
  forget(id: string): Promise<void>
}

/** An answer waits `patienceMs` at the most for a video to be made ready. */
export async function openVideoPieces({ folder, taker, isRoomFor, patienceMs }: Parts): Promise<VideoPieces> {
  await mkdir(folder, { recursive: true })
  const partPath = (id: string) => join(folder, `${id}.part`)
  const outcomes = openVideoOutcomes({ folder, take: taker.take, partPath, patienceMs })
  const lines = new Map<string, Line>()

  /** The line that brought the earlier piece is dead if the same browser asks again: one line an upload. */
  async function onlyLine(id: string): Promise<Line> {
    const earlier = lines.get(id)
    const line = newLine(() => {
      if (lines.get(id) === line) lines.delete(id)
    })
    lines.set(id, line)
    earlier?.stop.abort()
    await earlier?.ended
    return line
  }

  async function sizeOf(id: string): Promise<number | undefined> {
    return (await keptSize(partPath(id))) ?? ((await outcomes.known(id)) && lengthOf(id))
  }

  async function write(id: string, at: number, body: ReadableStream<Uint8Array>, stopped: AbortSignal) {
    const reader = body.getReader()
    const stop = () => void giveUp(reader)
    if (stopped.aborted) stop()
    else stopped.addEventListener('abort', stop, { once: true })
    let room = lengthOf(id) - at
    try {
      await using part = await openPartFile(partPath(id), at, taker.judge)
      for (let piece = await nextPiece(reader); piece && !piece.done; piece = await nextPiece(reader)) {
        room -= piece.value.length
        const refusal = room < 0 ? videoRefusals.tooLarge : await part.take(Buffer.from(piece.value))
        if (refusal) return refusal
      }
      return room === 0 ? await part.end() : undefined
    } catch (error) {
      if (isDiskFull(error)) return videoRefusals.noRoom
      throw error
    } finally {
      await giveUp(reader)
    }
  }

  async function arrive(id: string, at: number, body: ReadableStream<Uint8Array> | null) {
    using line = await onlyLine(id)
    const size = await sizeOf(id)
    if (size === undefined) return videoRefusals.unknownUpload
    if (size !== at) return videoRefusals.otherOffset
    const length = lengthOf(id)
    if (at === length || !body) return { offset: at, isWhole: at === length }
    if (!(await isRoomFor(length - at))) return videoRefusals.noRoom
    const written = await write(id, at, body, line.stop.signal)
    if (typeof written === 'object') {
      // A full disk may have room again.
      if (written.status < 500) await remove(id)
      return written
    }
    const offset = written ?? (await keptSize(partPath(id))) ?? at
    return { offset, isWhole: offset === length }
  }

  async function remove(id: string) {
    await rm(partPath(id), { force: true })
    await outcomes.forget(id)
  }

  return {
    async begin(bytes) {
      if (!(bytes > 0)) return videoRefusals.emptyFile
      if (bytes > VIDEO_MAX_BYTES) return videoRefusals.tooLarge
      if (!(await isRoomFor(bytes))) return videoRefusals.noRoom
      const id = `${randomBytes(16).toString('hex')}-${bytes}`
      await writeFile(partPath(id), '', { flag: 'wx' })
      return { id }
    },

    async offset(id) {
      if (!shape.test(id)) return undefined
      using _ = await onlyLine(id)
      return await sizeOf(id)
    },

    async append(id, at, body) {
      if (!shape.test(id)) return videoRefusals.unknownUpload
      const arrived = await arrive(id, at, body)
      // Whoever waits for the outcome holds nobody up who asks how far it came.
      return 'isWhole' in arrived && arrived.isWhole ? { ...arrived, outcome: await outcomes.soon(id) } : arrived
    },

    async forget(id) {
      if (!shape.test(id)) return
      using _ = await onlyLine(id)
      await remove(id)
    },
  }
}

type Line = Disposable & { stop: AbortController; ended: Promise<void> }

function newLine(leave: () => void): Line {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  return {
    stop: new AbortController(),
    ended,
    [Symbol.dispose]() {
      leave()
      resolve()
    },
  }
}

function lengthOf(id: string): number {
  return Number(shape.exec(id)?.[1])
}
