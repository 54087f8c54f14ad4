// The tables of a TrueType font, and edits that a subsetter does not make.
import { inflateSync } from 'node:zlib'

export type FontTables = Map<string, Buffer>

/** Reads TTF and WOFF. */
export function readTables(font: Buffer): FontTables {
  if (font.toString('latin1', 0, 4) === 'wOFF') return readWoff(font)
  const tables: FontTables = new Map()
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    const start = font.readUInt32BE(record + 8)
    const length = font.readUInt32BE(record + 12)
    tables.set(font.toString('latin1', record, record + 4), Buffer.from(font.subarray(start, start + length)))
  }
  return tables
}

function readWoff(font: Buffer): FontTables {
  const tables: FontTables = new Map()
  for (let record = 44; record < 44 + font.readUInt16BE(12) * 20; record += 20) {
    const start = font.readUInt32BE(record + 4)
    const stored = font.subarray(start, start + font.readUInt32BE(record + 8))
    const isCompressed = stored.length < font.readUInt32BE(record + 12)
    tables.set(font.toString('latin1', record, record + 4), isCompressed ? inflateSync(stored) : Buffer.from(stored))
  }
  return tables
}

/** Returns the font as TTF. Checksums stay 0: the subsetter writes them. */
export function writeTables(tables: FontTables): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.size, 4)
  const parts = [head]
  let start = head.length
  for (const [index, tag] of [...tables.keys()].toSorted().entries()) {
    const table = tableOf(tables, tag)
    head.write(tag, 12 + index * 16, 'latin1')
    head.writeUInt32BE(start, 12 + index * 16 + 8)
    head.writeUInt32BE(table.length, 12 + index * 16 + 12)
    const padded = Buffer.concat([table], Math.ceil(table.length / 4) * 4)
    parts.push(padded)
    start += padded.length
  }
  return Buffer.concat(parts)
}

/** Replaces the character map with these glyph ids by code point. */
export function setCharacters(tables: FontTables, glyphIds: ReadonlyMap<number, number>) {
  const sorted = [...glyphIds].toSorted(([one], [other]) => one - other)
  const cmap = Buffer.alloc(12 + 16 + sorted.length * 12)
  // Version 0, one subtable: platform 3 (Windows), encoding 10 (all of Unicode), in format 12.
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(cmap.length - 12, 16)
  cmap.writeUInt32BE(sorted.length, 24)
  for (const [index, [codePoint, glyphId]] of sorted.entries()) {
    const group = 28 + index * 12
    cmap.writeUInt32BE(codePoint, group)
    cmap.writeUInt32BE(codePoint, group + 4)
    cmap.writeUInt32BE(glyphId, group + 8)
  }
  tables.set('cmap', cmap)
}

/** Replaces all names, by their ids in the table `name`, in English. */
export function setNames(tables: FontTables, names: ReadonlyMap<number, string>) {
  const head = Buffer.alloc(6 + names.size * 12)
  head.writeUInt16BE(names.size, 2)
  head.writeUInt16BE(head.length, 4)
  const texts: Buffer[] = []
  let offset = 0
  for (const [index, [id, name]] of [...names].toSorted(([one], [other]) => one - other).entries()) {
    const text = Buffer.from(name, 'utf16le').swap16()
    for (const [at, value] of [3, 1, 0x409, id, text.length, offset].entries()) {
      head.writeUInt16BE(value, 6 + index * 12 + at * 2)
    }
    texts.push(text)
    offset += text.length
  }
  tables.set('name', Buffer.concat([head, ...texts]))
}

export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table ${tag}`)
  return table
}
