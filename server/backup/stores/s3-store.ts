// Keeps backups in an S3 store: multipart with hashes, complete or absent.
import { open, stat } from 'node:fs/promises'
import { openS3Client, textIn, textsIn } from '#server/bucket/s3-client.ts'
import { S3Failure } from '#server/bucket/s3-failure.ts'
import { isCut, stallTimer } from '#server/bucket/stalls.ts'
import type { S3Place } from '#server/config/s3-place.ts'
import { BackupDamaged, BackupRefused } from '../backup-failure.ts'
import { readBackupName } from '../backup-name.ts'
import type { BackupStore, StoredBackup } from './backup-store.ts'

/** 10,000 parts, S3's limit, are 160 GB. */
const PART_BYTES = 16 * 1024 * 1024

/** Of a large backup on a slow line. */
const LONGEST_FETCH_MS = 24 * 60 * 60_000
const PARTIAL_CONTENT = 206
const CUTS_AT_MOST = 3
/** A minute of pauses, for a line that is cut in the middle. */
const TRIES_AFTER_CUT = 8

type Timing = { pauseMs?: number; stallMs?: number }

export function openS3Store(place: S3Place, folder: string, { pauseMs, stallMs }: Timing = {}): BackupStore {
  const { bucket, prefix } = place
  const send = openS3Client(place, pauseMs)
  const keyOf = (name: string) => prefix + name

  async function putParts(key: string, file: string, size: number): Promise<void> {
    const begun = await send({ method: 'POST', key, query: { uploads: '' } })
    const uploadId = textIn(await begun.text(), 'UploadId') ?? ''
    try {
      const tags: string[] = []
      await using source = await open(file, 'r')
      for (let at = 0; at < size; at += PART_BYTES) {
        const body = await readPart(source, at, Math.min(PART_BYTES, size - at))
        const query = { partNumber: String(tags.length + 1), uploadId }
        const { headers } = await send({ method: 'PUT', key, query, body })
        tags.push(headers.get('etag') ?? '')
      }
      const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const completed = await (await send({ method: 'POST', key, query: { uploadId }, body })).text()
      // This response can be 200 and a failure.
      if (completed.includes('<Error>'))
        throw new BackupRefused(`The store did not take the backup (${textIn(completed, 'Code')}).`)
    } catch (error) {
      await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined)
      throw error
    }
  }

  return {
    folder,
    address: `s3://${bucket}/${prefix}`,
    async send(file, name) {
      const { size } = await stat(file)
      await putParts(keyOf(name), file, size)
      const { headers } = await send({ method: 'HEAD', key: keyOf(name) })
      if (Number(headers.get('content-length')) !== size)
        throw new BackupDamaged(
          `The store has ${headers.get('content-length')} bytes of the backup, which has ${size}.`,
        )
    },

    async list() {
      const found: StoredBackup[] = []
      for (let token: string | undefined = ''; token !== undefined;) {
        const query: Record<string, string> = {
          'list-type': '2',
          prefix,
          ...(token && { 'continuation-token': token }),
        }
        const xml: string = await (await send({ method: 'GET', query })).text()
        for (const entry of xml.split('<Contents>').slice(1)) {
          const name = textIn(entry, 'Key')?.slice(prefix.length) ?? ''
          const read = readBackupName(name)
          if (read) found.push({ name, ...read, bytes: Number(textIn(entry, 'Size')) })
        }
        token = textsIn(xml, 'NextContinuationToken')[0]
      }
      return found
    },

    async remove(name) {
      await send({ method: 'DELETE', key: keyOf(name) })
    },

    async fetch(name, file) {
      await using target = await open(file, 'wx', 0o600)
      for (let written = 0, cuts = 0; ;) {
        const before = written
        try {
          using stall = stallTimer(stallMs)
          const response = await send({ ...fetchFrom(written), key: keyOf(name), signal: stall.signal })
          if (response.status !== PARTIAL_CONTENT) written = 0
          for await (const chunk of response.body ?? []) {
            stall.refresh()
            await target.write(chunk, 0, chunk.length, written)
            written += chunk.length
          }
          return
        } catch (error) {
          if (error instanceof S3Failure || !isCut(error)) throw error
          cuts = written > before ? 0 : cuts + 1
          if (cuts === CUTS_AT_MOST) throw new S3Failure(`The store stopped in the middle of ${name}.`)
        }
      }
    },
  }
}

function fetchFrom(written: number) {
  const whole = { method: 'GET', timeoutMs: LONGEST_FETCH_MS }
  return written === 0 ? whole : { ...whole, headers: { Range: `bytes=${written}-` }, tries: TRIES_AFTER_CUT }
}

async function readPart(file: Awaited<ReturnType<typeof open>>, at: number, bytes: number) {
  const part = new Uint8Array(bytes)
  for (let read = 0; read < bytes;) {
    const { bytesRead } = await file.read(part, read, bytes - read, at + read)
    if (bytesRead === 0) throw new BackupDamaged('The backup became shorter while it was sent.')
    read += bytesRead
  }
  return part
}
