// Parses the single file of a multipart form as it arrives, and refuses it at the first wrong byte.
import { Busboy } from '@fastify/busboy'
import type { UploadRefusal, UploadRefusals } from './upload-refusal.ts'

export type UploadSink<Result> = {
  write(chunk: Buffer): Promise<UploadRefusal | undefined> | UploadRefusal | undefined
  end(): Promise<Result | UploadRefusal> | Result | UploadRefusal
}

export type FormFile<Result> = {
  /** Resolves when ready for more, or when the outcome is known. */
  write(chunk: Uint8Array): Promise<void>
  end(): void
  outcome(): Result | UploadRefusal | undefined
  settled: Promise<Result | UploadRefusal>
}

export type FormRules = { maxBytes: number; refusals: UploadRefusals }

/** Undefined for an invalid Content-Type. `settled` rejects if the sink fails. */
export function formFile<Result>(
  contentType: string,
  { maxBytes, refusals }: FormRules,
  sink: UploadSink<Result>,
): FormFile<Result> | undefined {
  const { promise: settled, resolve, reject } = Promise.withResolvers<Result | UploadRefusal>()
  // Avoids an unhandled rejection once the caller stopped reading.
  settled.catch(() => undefined)
  let outcome: Result | UploadRefusal | undefined
  let hasFile = false
  let writing: Promise<void> | undefined

  function settle(found: Result | UploadRefusal) {
    outcome ??= found
    resolve(outcome)
  }

  async function finish() {
    if (!hasFile) return settle(refusals.noFile)
    await writing
    if (!outcome) settle(await sink.end())
  }

  const form = openForm(contentType, maxBytes)
  if (!form) return undefined
  form.on('file', (field, file) => {
    if (field !== 'file') settle(refusals.otherField)
    hasFile = true
    file.on('data', (chunk: Buffer) => {
      if (outcome) return
      const written = sink.write(chunk)
      if (!(written instanceof Promise)) return written && settle(written)
      // A slow disk then slows the client instead of filling memory.
      file.pause()
      writing = written.then((refusal) => {
        if (refusal) settle(refusal)
        file.resume()
      })
      writing.catch(reject)
    })
    file.on('limit', () => settle(refusals.tooLarge))
    file.on('error', () => settle(refusals.cutOff))
  })
  form.on('filesLimit', () => settle(refusals.severalFiles))
  form.on('fieldsLimit', () => settle(refusals.badForm))
  form.on('partsLimit', () => settle(refusals.badForm))
  form.on('error', () => settle(refusals.cutOff))
  form.on('finish', () => void finish().catch(reject))

  return {
    async write(chunk) {
      const written = Promise.withResolvers<void>()
      form.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), () => written.resolve())
      await Promise.race([written.promise, settled])
    },
    end: () => form.end(),
    outcome: () => outcome,
    settled,
  }
}

function openForm(contentType: string, fileSize: number) {
  const limits = { files: 1, fileSize, fields: 8, fieldSize: 1_000, parts: 10, headerPairs: 20, headerSize: 8_000 }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    return undefined
  }
}
