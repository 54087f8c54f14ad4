// Buffers an image being uploaded in memory.
import type { UploadSink } from '../uploads/form-file.ts'
import { imageRefusals } from '../uploads/upload-refusal.ts'
import { imageType, SIGNATURE_BYTES } from './image-type.ts'

/** Stops after the first bytes if they are not an image's. */
export function createImageBuffer(maxBytes: number): UploadSink<Uint8Array> {
  // Ten million one-byte chunks would cost a gigabyte.
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
      // No copy: several images of ten megabytes may arrive at once.
      return isTypeKnown ? new Uint8Array(buffer.transferToFixedLength()) : imageRefusals.wrongType
    },
  }
}
