// Videos that come in pieces: each upload goes on where it broke off, over lost lines and restarts of the shop.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { hasCode, keptSize } from '../stored-files.ts'
import { isDiskFull } from '../images/stored-images.ts'
import { openPartFile } from './part-file.ts'
import { giveUp, nextPiece } from './read-upload.ts'
import { FORGOTTEN_AFTER_MS } from '../sweep.ts'
import type { TakenVideo, VideoTaker } from '../videos/ingest-video.ts'
import { isRefusal, type UploadRefusal } from './upload-refusal.ts'
import { openVideoOutcomes } from '../videos/video-outcomes.ts'
import { videoRefusals } from '../videos/video-refusal.ts'

/** Offset: so many bytes have arrived. Whole without an outcome: the video is still being made ready. */
export type Arrival = { offset: number; isWhole: boolean; outcome?: TakenVideo | UploadRefusal | undefined }

/** How far an upload has come. One that is not whole is forgotten at `expiresAt` unless a piece comes before. */
export type Progress = { offset: number; length: number; metadata: string; expiresAt?: Date }

/** An id says how long its video will be, so that little but the bytes themselves has to be remembered. */
const shape = /^[0-9a-f]{32}-([1-9]\d{0,8})$/

type Parts = {
  folder: string
  taker: VideoTaker
  isRoomFor(bytes: number): Promise<boolean>
  patienceMs: number
  lockDeadAfterMs: number
}

export type VideoPieces = {
  /** The id of a new upload of so many bytes. The metadata is the sender's own, and is only told again. */
  begin(bytes: number, metadata?: string): Promise<{ id: string } | UploadRefusal>
  /** How far it has come, or why it was refused; undefined when the upload is not known. */
  progress(id: string): Promise<Progress | UploadRefusal | undefined>
  /** Writes the body behind the first `at` bytes, which must all be there. An empty body at full length only asks. */
  append(id: string, at: number, body: ReadableStream<Uint8Array> | null): Promise<Arrival | UploadRefusal>
  /** Throws away what has come in; false when the upload is not known. */
  forget(id: string): Promise<boolean>
}

/** An answer waits `patienceMs` at the most for a video to be made ready. */
export async function openVideoPieces({ folder, taker, isRoomFor, ...timing }: Parts): Promise<VideoPieces> {
  await mkdir(folder, { recursive: true })
  const partPath = (id: string) => join(folder, `${id}.part`)
  const metadataPath = (id: string) => join(folder, `${id}.meta`)
  const outcomes = openVideoOutcomes({ folder, take: taker.take, partPath, ...timing })
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

  async function progressOf(id: string): Promise<Progress | UploadRefusal | undefined> {
    const length = lengthOf(id)
    const part = await stat(partPath(id)).catch(undefinedIfMissing)
    const outcome = part ? undefined : await outcomes.known(id)
    if (outcome && isRefusal(outcome)) return outcome
    if (!part && !outcome) return undefined
    const metadata = (await readFile(metadataPath(id), 'utf8').catch(undefinedIfMissing)) ?? ''
    if (!part || part.size === length) return { offset: length, length, metadata }
    return { offset: part.size, length, metadata, expiresAt: new Date(part.mtimeMs + FORGOTTEN_AFTER_MS) }
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
    const progress = await progressOf(id)
    if (!progress) return videoRefusals.unknownUpload
    if (isRefusal(progress)) return progress
    const { offset: here, length } = progress
    if (here !== at) return videoRefusals.otherOffset
    if (at === length || !body) return { offset: at, isWhole: at === length }
    if (!(await isRoomFor(length - at))) return videoRefusals.noRoom
    const written = await write(id, at, body, line.stop.signal)
    if (typeof written === 'object') {
      // A full disk may have room again. Any other refusal is told again to whoever asks: its answer may be lost.
      if (written.status < 500) await outcomes.keep(id, written)
      return written
    }
    const offset = written ?? (await keptSize(partPath(id))) ?? at
    return { offset, isWhole: offset === length }
  }

  async function remove(id: string) {
    await rm(partPath(id), { force: true })
    await rm(metadataPath(id), { force: true })
    await outcomes.forget(id)
  }

  return {
    async begin(bytes, metadata = '') {
      if (!(bytes > 0)) return videoRefusals.emptyFile
      if (bytes > VIDEO_MAX_BYTES) return videoRefusals.tooLarge
      if (!(await isRoomFor(bytes))) return videoRefusals.noRoom
      const id = `${randomBytes(16).toString('hex')}-${bytes}`
      if (metadata) await writeFile(metadataPath(id), metadata)
      await writeFile(partPath(id), '', { flag: 'wx' })
      return { id }
    },

    async progress(id) {
      if (!shape.test(id)) return undefined
      using _ = await onlyLine(id)
      return await progressOf(id)
    },

    async append(id, at, body) {
      if (!shape.test(id)) return videoRefusals.unknownUpload
      const arrived = await arrive(id, at, body)
      // Whoever waits for the outcome holds nobody up who asks how far it came.
      return 'isWhole' in arrived && arrived.isWhole ? { ...arrived, outcome: await outcomes.soon(id) } : arrived
    },

    async forget(id) {
      if (!shape.test(id)) return false
      using _ = await onlyLine(id)
      const isKnown = (await progressOf(id)) !== undefined
      await remove(id)
      return isKnown
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

function undefinedIfMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error
}
