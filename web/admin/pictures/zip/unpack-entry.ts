// Unpacks one file of a zip archive, limits its size, and checks its CRC.
import { IMAGE_TOO_LARGE } from '#domain/upload.ts'
import { crc32 } from './crc32.ts'
import { viewOf, type ZipEntry } from './zip-directory.ts'

const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

export const entrySentences = {
  locked: 'It has a password. Zip the pictures without one.',
  method: 'It is packed in a way that browsers cannot read. Zip the pictures again.',
  damaged: 'It is damaged in the zip.',
  tooLarge: `${IMAGE_TOO_LARGE}.`,
} as const

/** `spentBytes` were unpacked in vain. */
export type Unpacked = { bytes: Uint8Array<ArrayBuffer> } | { refusal: string; spentBytes: number }

/** Stops after `mostBytes`, whatever the headers claim. */
export async function unpackEntry(zip: Blob, entry: ZipEntry, mostBytes: number): Promise<Unpacked> {
  const { method, packedBytes, offset, isEncrypted, crc } = entry
  if (isEncrypted) return refused('locked')
  if (method !== STORED && method !== DEFLATED) return refused('method')
  if (offset + LOCAL_BYTES > zip.size) return refused('damaged')
  const local = await viewOf(zip, offset, offset + LOCAL_BYTES)
  if (local.getUint32(0, true) !== LOCAL) return refused('damaged')
  const from = offset + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true)
  if (from + packedBytes > zip.size) return refused('damaged')
  const { chunks, size, isWhole } = await inflated(zip.slice(from, from + packedBytes), method === DEFLATED, mostBytes)
  if (size > mostBytes) return refused('tooLarge', size)
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return isWhole && crc32(bytes) === crc ? { bytes } : refused('damaged', size)
}

function refused(why: keyof typeof entrySentences, spentBytes = 0): Unpacked {
  return { refusal: entrySentences[why], spentBytes }
}

async function inflated(packed: Blob, isDeflated: boolean, mostBytes: number) {
  const stream = packed.stream()
  const reader = (isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    while (size <= mostBytes) {
      const { value, done } = await reader.read()
      if (done) return { chunks, size, isWhole: true }
      size += value.length
      chunks.push(value)
    }
    await reader.cancel()
  } catch {
    // The compressed stream is truncated or corrupt.
  }
  return { chunks, size, isWhole: false }
}
