// Keeps backups in an S3 store: multipart with hashes, complete or absent.
import { createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { openS3Client, textIn, textsIn } from '#server/bucket/s3-client.ts'
import type { S3Place } from '#server/config/s3-place.ts'
import { BackupDamaged, BackupRefused } from '../backup-failure.ts'
import { readBackupName } from '../backup-name.ts'
import type { BackupStore, StoredBackup } from './backup-store.ts'

/** 10,000 parts, S3's limit, are 160 GB. */
const PART_BYTES = 16 * 1024 * 1024

export function openS3Store(place: S3Place, folder: string, pauseMs?: number): BackupStore {
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
    async put(name) {
      const file = join(folder, name)
      const { size } = await stat(file)
      await putParts(keyOf(name), file, size)
      const { headers } = await send({ method: 'HEAD', key: keyOf(name) })
      if (Number(headers.get('content-length')) !== size)
        throw new BackupDamaged(
          `The store has ${headers.get('content-length')} bytes of the backup, which has ${size}.`,
        )
      await rm(file)
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
      const { body } = await send({ method: 'GET', key: keyOf(name) })
      if (!body) throw new BackupRefused(`The store has nothing under ${name}.`)
      await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    },
  }
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
