// Inspects a workbook's zip archive before it is read: unpacks and counts every part, regardless of headers.
import { inflateRawSync } from 'node:zlib'
import { MOST_ENTRIES, MOST_UNPACKED_BYTES } from '../limits.ts'
import { unreadable } from '../unreadable-sheet.ts'

/** `name` has forward slashes, whichever program wrote it. */
export type ArchivePart = { name: string; bytes: Buffer }

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const ENCRYPTED = 1
/** In these fields it refers to a second directory (ZIP64), which only some readers follow. */
const ELSEWHERE_16 = 0xffff
const ELSEWHERE_32 = 0xffffffff

/** No workbook has these: definitions that expand or fetch files. */
const DEFINITIONS = ['<!DOCTYPE', '<!doctype', '<!ENTITY', '<!entity']

/**
 * Returns the parts. Throws UnreadableSheet for a broken archive, a second directory, too much data, or XML entities.
 */
export function inspectArchive(bytes: Uint8Array): ArchivePart[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end === -1 || end + END_BYTES > archive.length || archive.readUInt32LE(end) !== END) throw unreadable('broken')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  const isElsewhere = [at, archive.readUInt32LE(end + 12)].includes(ELSEWHERE_32) || count === ELSEWHERE_16
  if (isElsewhere) throw unreadable('broken')
  if (count > MOST_ENTRIES) throw unreadable('unpacked')
  const parts = new Map<string, ArchivePart>()
  let left = MOST_UNPACKED_BYTES
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY) throw unreadable('broken')
    const nameLength = archive.readUInt16LE(at + 28)
    const written = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    const name = written.replaceAll('\\', '/').replace(/^\/+/, '')
    // Readers disagree on parts of the same name.
    if (parts.has(name)) throw unreadable('broken')
    const part = unpack(archive, at, left)
    left -= part.length
    if (DEFINITIONS.some((definition) => part.includes(definition)) && /\.(?:xml|rels|vml)$/i.test(name))
      throw unreadable('entities')
    parts.set(name, { name, bytes: part })
    at += ENTRY_BYTES + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return [...parts.values()]
}

/** Does not trust the headers' sizes: checks the packed bounds, and counts while unpacking. */
function unpack(archive: Buffer, entry: number, most: number): Buffer {
  const method = archive.readUInt16LE(entry + 10)
  const packedBytes = archive.readUInt32LE(entry + 20)
  const local = archive.readUInt32LE(entry + 42)
  if (archive.readUInt16LE(entry + 8) & ENCRYPTED) throw unreadable('locked')
  if (local + LOCAL_BYTES > archive.length || archive.readUInt32LE(local) !== LOCAL) throw unreadable('broken')
  const from = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  if (from + packedBytes > archive.length) throw unreadable('broken')
  const packed = archive.subarray(from, from + packedBytes)
  if (method === 0) {
    if (packed.length > most) throw unreadable('unpacked')
    return packed
  }
  if (method !== 8) throw unreadable('broken')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    throw unreadable((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacked' : 'broken')
  }
}
