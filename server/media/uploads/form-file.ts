// Finds the one file in a multipart form that arrives in pieces, and knows at the first wrong byte that it is wrong.
import { Busboy } from '@fastify/busboy'
import type { UploadRefusal, UploadRefusals } from './upload-refusal.ts'

/** Where the file's bytes go. What it says of a piece ends the upload. */
export type Receiver<Taken> = {
  take(piece: Buffer): Promise<UploadRefusal | undefined> | UploadRefusal | undefined
  /** Called once, behind the last piece. */
  end(): Promise<Taken | UploadRefusal> | Taken | UploadRefusal
}

export type FormFile<Taken> = {
  /** Takes the next piece of the body; resolves when it is ready for another or knows the outcome. */
  write(piece: Uint8Array): Promise<void>
  end(): void
  /** What came of it, as soon as it is known; undefined until then. */
  outcome(): Taken | UploadRefusal | undefined
  settled: Promise<Taken | UploadRefusal>
}

export type FormRules = { maxBytes: number; refusals: UploadRefusals }

/** Takes the form's Content-Type; undefined when it cannot be read. `settled` rejects when the receiver fails. */
export function formFile<Taken>(
  contentType: string,
  { maxBytes, refusals }: FormRules,
  receiver: Receiver<Taken>,
): FormFile<Taken> | undefined {
  const { promise: settled, resolve, reject } = Promise.withResolvers<Taken | UploadRefusal>()
  // Whoever stopped reading does not ask any more.
  settled.catch(() => undefined)
  let outcome: Taken | UploadRefusal | undefined
  let hasFile = false
  let taking: Promise<void> | undefined

  function settle(found: Taken | UploadRefusal) {
    outcome ??= found
    resolve(outcome)
  }

  async function finish() {
    if (!hasFile) return settle(refusals.noFile)
    await taking
    if (!outcome) settle(await receiver.end())
  }

  const form = openForm(contentType, maxBytes)
  if (!form) return undefined
  form.on('file', (field, file) => {
    if (field !== 'file') settle(refusals.otherField)
    hasFile = true
    file.on('data', (piece: Buffer) => {
      if (outcome) return
      const taken = receiver.take(piece)
      if (!(taken instanceof Promise)) return taken && settle(taken)
      // The next piece waits until this one is written, so that a slow disk slows the sender and fills no memory.
      file.pause()
      taking = taken.then((refusal) => {
        if (refusal) settle(refusal)
        file.resume()
      })
      taking.catch(reject)
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
    async write(piece) {
      const written = Promise.withResolvers<void>()
      form.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength), () => written.resolve())
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
