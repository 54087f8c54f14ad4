// Finds the one file in a multipart form that arrives in pieces, and knows at the first wrong byte that it is wrong.
import { Busboy } from '@fastify/busboy'
import type { ImageRefusal } from './image-refusal.ts'
import { imageRefusals } from './image-refusal.ts'
import { imageType, SIGNATURE_BYTES } from './image-type.ts'

export type FormFile = {
  /** Takes the next piece of the body; resolves when it is ready for another or knows the outcome. */
  write(piece: Uint8Array): Promise<void>
  end(): void
  /** What came of it, as soon as it is known; undefined until then. */
  outcome(): Uint8Array | ImageRefusal | undefined
  settled: Promise<Uint8Array | ImageRefusal>
}

/** Takes the form's Content-Type; undefined when it cannot be read. */
export function formFile(contentType: string, maxBytes: number): FormFile | undefined {
  const { promise: settled, resolve } = Promise.withResolvers<Uint8Array | ImageRefusal>()
  let outcome: Uint8Array | ImageRefusal | undefined
  // One growing room instead of a list of pieces: ten million pieces of one byte would cost a gigabyte.
  const room = new ArrayBuffer(0, { maxByteLength: maxBytes })
  const bytes = new Uint8Array(room)
  let hasFile = false
  let isTypeKnown = false

  function settle(found: Uint8Array | ImageRefusal) {
    outcome ??= found
    resolve(outcome)
  }

  function take(piece: Buffer) {
    if (outcome) return
    const at = room.byteLength
    room.resize(at + piece.length)
    bytes.set(piece, at)
    if (isTypeKnown || room.byteLength < SIGNATURE_BYTES) return
    isTypeKnown = true
    if (!imageType(bytes)) settle(imageRefusals.wrongType)
  }

  function finish() {
    if (!hasFile) settle(imageRefusals.noFile)
    else if (room.byteLength === 0) settle(imageRefusals.emptyFile)
    else if (isTypeKnown) settle(bytes.slice())
    else settle(imageRefusals.wrongType)
  }

  const form = openForm(contentType, maxBytes)
  if (!form) return undefined
  form.on('file', (field, file) => {
    if (field !== 'file') settle(imageRefusals.otherField)
    hasFile = true
    file.on('data', take)
    file.on('limit', () => settle(imageRefusals.tooLarge))
    file.on('error', () => settle(imageRefusals.cutOff))
  })
  form.on('filesLimit', () => settle(imageRefusals.severalFiles))
  form.on('fieldsLimit', () => settle(imageRefusals.badForm))
  form.on('partsLimit', () => settle(imageRefusals.badForm))
  form.on('error', () => settle(imageRefusals.cutOff))
  form.on('finish', finish)

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
