// The memory for one image that is being uploaded; images are small, and decoded from memory.
import type { UploadSink } from '../uploads/form-file.ts'
import { imageRefusals } from '../uploads/upload-refusal.ts'
import { imageType, SIGNATURE_BYTES } from './image-type.ts'

/** Takes at most `maxBytes` bytes, and none after the first ones when these are of no image. */
export function createImageBuffer(maxBytes: number): UploadSink<Uint8Array> {
  // One growing buffer instead of a list of chunks: ten million chunks of one byte would cost a gigabyte.
  const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes })
  const bytes = new Uint8Array(buffer)
  let isTypeKnown = false

  return {
    write(chunk) {
      const at = buffer.byteLength
      buffer.resize(at + chunk.length)
      bytes.set(chunk, at)
      if (isTypeKnown || buffer.byteLength < SIGNATURE_BYTES) return undefined
      isTypeKnown = true
      return imageType(bytes) ? undefined : imageRefusals.wrongType
    },
    end() {
      if (buffer.byteLength === 0) return imageRefusals.emptyFile
      // Without a copy: several images of ten megabytes may be on their way.
      return isTypeKnown ? new Uint8Array(buffer.transferToFixedLength()) : imageRefusals.wrongType
    },
  }
}
