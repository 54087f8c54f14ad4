// Upload requests for the tests of media: honest forms, crooked forms, and bodies that count what is read of them.
import type { TestContext } from 'node:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ADDRESS = 'http://shop.test/media/image/upload'
const BOUNDARY = 'a-boundary'

export type Part = { field: string; filename?: string; type?: string; body: string | Uint8Array }

/** The multipart body of these parts, written by hand so that it can be wrong. */
export function multipart(parts: Part[], { end = `--${BOUNDARY}--\r\n` } = {}): Buffer<ArrayBuffer> {
  const written = parts.flatMap(({ field, filename, type, body }) => {
    const name = filename === undefined ? '' : `; filename="${filename}"`
    const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name}${kind}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(body), Buffer.from('\r\n')]
  })
  return Buffer.concat([...written, Buffer.from(end)])
}

export function imagePart(body: string | Uint8Array, { field = 'file', filename = 'rocket.png' } = {}): Part {
  return { field, filename, type: 'image/png', body }
}

export function uploadRequest(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, duplex: 'half' } as const
  return new Request(ADDRESS, {
    ...init,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  })
}

/** What a browser sends for one picked file. */
export function imageUpload(image: string | Uint8Array): Request {
  return uploadRequest(multipart([{ field: 'upload_preset', body: 'shop' }, imagePart(image)]))
}

/** A body that hands out pieces one at a time and tells how many bytes were taken from it. */
export function countedBody(pieces: Iterable<Uint8Array>, { endsWith }: { endsWith?: Error } = {}) {
  const counted = { bytes: 0, wasCancelled: false, stream: new ReadableStream<Uint8Array>() }
  const source = pieces[Symbol.iterator]()
  counted.stream = new ReadableStream(
    {
      pull(controller) {
        const next = source.next()
        if (next.done) return endsWith ? controller.error(endsWith) : controller.close()
        counted.bytes += next.value.length
        controller.enqueue(next.value)
      },
      cancel() {
        counted.wasCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return counted
}

export function* repeated(first: Uint8Array, piece: Uint8Array, times: number) {
  yield first
  for (let sent = 0; sent < times; sent += 1) yield piece
}

export async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Every file under the folder, as paths relative to it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
