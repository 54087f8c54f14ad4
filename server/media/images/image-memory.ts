// Room in memory for one picture that is being uploaded; pictures are small, and decoded from memory.
import type { Receiver } from '../uploads/form-file.ts'
import { imageRefusals } from './image-refusal.ts'
import { imageType, SIGNATURE_BYTES } from './image-type.ts'

/** Takes at most `maxBytes` bytes, and none behind the first that show that this is no picture. */
export function pictureRoom(maxBytes: number): Receiver<Uint8Array> {
  // One growing room instead of a list of pieces: ten million pieces of one byte would cost a gigabyte.
  const room = new ArrayBuffer(0, { maxByteLength: maxBytes })
  const bytes = new Uint8Array(room)
  let isTypeKnown = false

  return {
    take(piece) {
      const at = room.byteLength
      room.resize(at + piece.length)
      bytes.set(piece, at)
      if (isTypeKnown || room.byteLength < SIGNATURE_BYTES) return undefined
      isTypeKnown = true
      return imageType(bytes) ? undefined : imageRefusals.wrongType
    },
    end() {
      if (room.byteLength === 0) return imageRefusals.emptyFile
      return isTypeKnown ? bytes.slice() : imageRefusals.wrongType
    },
  }
}
