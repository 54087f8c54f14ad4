// Unpacks one file of a zip archive in the browser, counts what comes out, and compares it with its checksum.
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
} as const

/** `isTooLarge`: more than `mostBytes` came out, whatever the headers say. */
export type Unpacked = { bytes: Uint8Array<ArrayBuffer> } | { refusal: string } | { isTooLarge: true }

export async function unpackEntry(zip: Blob, entry: ZipEntry, mostBytes: number): Promise<Unpacked> {
  const { method, packedBytes, offset, isEncrypted, crc } = entry
  if (isEncrypted) return { refusal: entrySentences.locked }
  if (method !== STORED && method !== DEFLATED) return { refusal: entrySentences.method }
  if (offset + LOCAL_BYTES > zip.size) return { refusal: entrySentences.damaged }
  const local = await viewOf(zip, offset, offset + LOCAL_BYTES)
  if (local.getUint32(0, true) !== LOCAL) return { refusal: entrySentences.damaged }
  const from = offset + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true)
  if (from + packedBytes > zip.size) return { refusal: entrySentences.damaged }
  const packed = zip.slice(from, from + packedBytes)
  const chunks = await chunksOf(packed, method === DEFLATED, mostBytes)
  if (chunks === 'too large') return { isTooLarge: true }
  if (!chunks) return { refusal: entrySentences.damaged }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return crc32(bytes) === crc ? { bytes } : { refusal: entrySentences.damaged }
}

async function chunksOf(packed: Blob, isDeflated: boolean, mostBytes: number) {
  const stream = packed.stream()
  const reader = (isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let left = mostBytes
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return chunks
      left -= value.length
      if (left < 0) {
        await reader.cancel()
        return 'too large'
      }
      chunks.push(value)
    }
  } catch {
    return undefined
  }
}
