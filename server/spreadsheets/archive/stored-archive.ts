// Writes inspected parts as an uncompressed zip with one directory, which every reader reads alike.
import { crc32 } from 'node:zlib'
import type { ArchivePart } from './inspect-archive.ts'

const VERSION = 20
const UTF8 = 0x0800

export function storedArchive(parts: readonly ArchivePart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of parts) {
    const nameBytes = Buffer.from(name)
    const about = commonFields(nameBytes, bytes)
    const local = Buffer.concat([signature(0x04034b50), about, nameBytes])
    bodies.push(local, bytes)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(signature(0x02014b50), uint16(VERSION), about, place, nameBytes)
    at += local.length + bytes.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, entries, signature(0x06054b50), end])
}

/** The 26 bytes that local header and directory entry share. */
function commonFields(name: Buffer, bytes: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8, 2)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(bytes.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
