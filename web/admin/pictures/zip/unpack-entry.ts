// Unpacks one file of a zip archive, limits its size, and checks its CRC.
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { crc32 } from './crc32.ts'
import { viewOf, type ZipEntry } from './zip-directory.ts'

const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

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

function refused(why: 'locked' | 'method' | 'damaged' | 'tooLarge', spentBytes = 0): Unpacked {
  return { refusal: wordsOf(words)[why], spentBytes }
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
