// Resumable uploads in chunks, across lost connections and restarts.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, fileSize } from '#server/files/stored-files.ts'
import { isDiskFull } from '../images/stored-images.ts'
import { openPartFile } from './part-file.ts'
import { cancelBody, readChunk } from './read-upload.ts'
import { UNUSED_AFTER_MS } from '../sweep.ts'
import type { IngestedVideo, VideoIngestion } from '../videos/ingest-video.ts'
import { isRefusal, type MayKeep, type UploadRefusal } from './upload-refusal.ts'
import { openUploadOutcomes } from '../videos/video-outcomes.ts'
import { videoRefusals } from './upload-refusal.ts'

/** Complete without an outcome: ingestion is running. */
export type AppendResult = { offset: number; isComplete: boolean; outcome?: IngestedVideo | UploadRefusal | undefined }

/** Removed at `expiresAt` unless a chunk arrives. */
export type UploadProgress = { offset: number; length: number; metadata: string; expiresAt?: Date }

/** Ends with the file's length. */
const ID = /^[0-9a-f]{32}-([1-9]\d{0,8})$/

type Parts = {
  folder: string
  ingestion: VideoIngestion
  mostBytes: number
  /** In the words of what is sent. */
  refusals: Record<'emptyFile' | 'tooLarge' | 'noRoom', UploadRefusal>
  isRoomFor(bytes: number): Promise<boolean>
  responseDeadlineMs: number
  lockDeadAfterMs: number
}

export type VideoChunks = {
  /** `metadata` is only returned to the client. */
  create(bytes: number, metadata?: string): Promise<{ id: string } | UploadRefusal>
  /** Undefined for an unknown upload. */
  progress(id: string): Promise<UploadProgress | UploadRefusal | undefined>
  /** All bytes before `offset` must be stored. An empty body at the full length queries the outcome. */
  append(
    id: string,
    offset: number,
    body: ReadableStream<Uint8Array> | null,
    mayKeep?: MayKeep,
  ): Promise<AppendResult | UploadRefusal>
  remove(id: string): Promise<boolean>
}

/** Responses wait `patienceMs` for ingestion. */
export async function openVideoChunks(parts: Parts): Promise<VideoChunks> {
  const { folder, ingestion, mostBytes, refusals, isRoomFor, ...timing } = parts
  await mkdir(folder, { recursive: true })
  const partPath = (id: string) => join(folder, `${id}.part`)
  const metadataPath = (id: string) => join(folder, `${id}.meta`)
  const outcomes = openUploadOutcomes({ folder, ingest: ingestion.ingest, partPath, ...timing })
  const connections = new Map<string, UploadConnection>()

  /** A new connection of an upload means that the earlier one is dead. */
  async function onlyConnection(id: string): Promise<UploadConnection> {
    const earlier = connections.get(id)
    const connection = newConnection(() => {
      if (connections.get(id) === connection) connections.delete(id)
    })
    connections.set(id, connection)
    earlier?.stop.abort()
    await earlier?.ended
    return connection
  }

  async function progressOf(id: string): Promise<UploadProgress | UploadRefusal | undefined> {
    const length = lengthOf(id)
    const part = await stat(partPath(id)).catch(undefinedIfMissing)
    const outcome = part ? undefined : await outcomes.find(id)
    if (outcome && isRefusal(outcome)) return outcome
    if (!part && !outcome) return undefined
    const metadata = (await readFile(metadataPath(id), 'utf8').catch(undefinedIfMissing)) ?? ''
    if (!part || part.size === length) return { offset: length, length, metadata }
    return { offset: part.size, length, metadata, expiresAt: new Date(part.mtimeMs + UNUSED_AFTER_MS) }
  }

  async function write(id: string, offset: number, body: ReadableStream<Uint8Array>, stopped: AbortSignal) {
    const reader = body.getReader()
    const stop = () => void cancelBody(reader)
    if (stopped.aborted) stop()
    else stopped.addEventListener('abort', stop, { once: true })
    let remaining = lengthOf(id) - offset
    try {
      await using part = await openPartFile(partPath(id), offset, ingestion.check)
      for (let chunk = await readChunk(reader); chunk && !chunk.done; chunk = await readChunk(reader)) {
        remaining -= chunk.value.length
        const refusal = remaining < 0 ? refusals.tooLarge : await part.write(Buffer.from(chunk.value))
        if (refusal) return refusal
      }
      return remaining === 0 ? await part.end() : undefined
    } catch (error) {
      if (isDiskFull(error)) return refusals.noRoom
      throw error
    } finally {
      await cancelBody(reader)
    }
  }

  async function appendChunk(id: string, offset: number, body: ReadableStream<Uint8Array> | null) {
    using connection = await onlyConnection(id)
    const progress = await progressOf(id)
    if (!progress) return videoRefusals.unknownUpload
    if (isRefusal(progress)) return progress
    const { length } = progress
    if (progress.offset !== offset) return videoRefusals.wrongOffset
    if (offset === length || !body) return { offset, isComplete: offset === length }
    if (!(await isRoomFor(length - offset))) return refusals.noRoom
    const written = await write(id, offset, body, connection.stop.signal)
    if (typeof written === 'object') {
      // A full disk may have room later. Other refusals are stored: their response may be lost.
      if (written.status < 500) await outcomes.store(id, written)
      return written
    }
    const newOffset = written ?? (await fileSize(partPath(id))) ?? offset
    return { offset: newOffset, isComplete: newOffset === length }
  }

  async function removeFiles(id: string) {
    await rm(partPath(id), { force: true })
    await rm(metadataPath(id), { force: true })
    await outcomes.remove(id)
  }

  return {
    async create(bytes, metadata = '') {
      if (!(bytes > 0)) return refusals.emptyFile
      if (bytes > mostBytes) return refusals.tooLarge
      if (!(await isRoomFor(bytes))) return refusals.noRoom
      const id = `${randomBytes(16).toString('hex')}-${bytes}`
      if (metadata) await writeFile(metadataPath(id), metadata)
      await writeFile(partPath(id), '', { flag: 'wx' })
      return { id }
    },

    async progress(id) {
      if (!ID.test(id)) return undefined
      using _ = await onlyConnection(id)
      return await progressOf(id)
    },

    async append(id, offset, body, mayKeep) {
      if (!ID.test(id)) return videoRefusals.unknownUpload
      const result = await appendChunk(id, offset, body)
      if (!('isComplete' in result) || !result.isComplete) return result
      // A permitted person can send an empty chunk and get the video.
      const refusal = await mayKeep?.()
      if (refusal) return refusal
      // Outside of the connection, so that progress requests are answered.
      return { ...result, outcome: await outcomes.ingestInTime(id) }
    },

    async remove(id) {
      if (!ID.test(id)) return false
      using _ = await onlyConnection(id)
      const isKnown = (await progressOf(id)) !== undefined
      await removeFiles(id)
      return isKnown
    },
  }
}

type UploadConnection = Disposable & { stop: AbortController; ended: Promise<void> }

function newConnection(leave: () => void): UploadConnection {
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
  return Number(ID.exec(id)?.[1])
}

function undefinedIfMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error
}
