// Reads the central directory of a zip archive without its contents; refusals have a reason.
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'

/** Entry of the central directory; do not trust the sizes. */
export type ZipEntry = {
  path: string
  method: number
  isEncrypted: boolean
  crc: number
  packedBytes: number
  bytes: number
  /** Of the local header. */
  offset: number
}

export const MOST_ENTRIES = 10_000
const MOST_DIRECTORY_BYTES = 16 * 1024 * 1024
const END = 0x06054b50
const END_BYTES = 22
const MOST_COMMENT_BYTES = 0xffff
const END_64 = 0x06064b50
const END_64_BYTES = 56
const LOCATOR_64 = 0x07064b50
const LOCATOR_64_BYTES = 20
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const SIZES_64 = 1
/** The size is in the ZIP64 extra field. */
const ELSEWHERE = 0xffff_ffff
const ENCRYPTED = 1
const UTF8 = 0x800

export type ZipDirectory = { entries: ZipEntry[] } | { refusal: string }

export async function readZipDirectory(zip: Blob): Promise<ZipDirectory> {
  const text = wordsOf(words)
  const tailAt = Math.max(0, zip.size - END_BYTES - MOST_COMMENT_BYTES)
  const tail = await viewOf(zip, tailAt, zip.size)
  const end = endAt(tail)
  if (end === undefined) return { refusal: text.noZip }
  const where = (await end64(zip, tail, end)) ?? {
    count: tail.getUint16(end + 10, true),
    bytes: tail.getUint32(end + 12, true),
    offset: tail.getUint32(end + 16, true),
  }
  if (where.count > MOST_ENTRIES || where.bytes > MOST_DIRECTORY_BYTES)
    return { refusal: text.bigZip({ most: MOST_ENTRIES }) }
  if (where.offset + where.bytes > zip.size) return { refusal: text.brokenZip }
  const entries = entriesIn(await viewOf(zip, where.offset, where.offset + where.bytes), where.count)
  return entries ? { entries } : { refusal: text.brokenZip }
}

export async function viewOf(blob: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await blob.slice(from, to).arrayBuffer())
}

/** A comment may follow the end record, and may look like one: take the last record whose comment fits the file. */
function endAt(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue
    if (at + END_BYTES + tail.getUint16(at + 20, true) <= tail.byteLength) return at
  }
  return undefined
}

/** ZIP64 end record: for over 65,535 files or 4 GB; some programs always write it. */
async function end64(zip: Blob, tail: DataView, end: number) {
  const locator = end - LOCATOR_64_BYTES
  if (locator < 0 || tail.getUint32(locator, true) !== LOCATOR_64) return undefined
  const at = Number(tail.getBigUint64(locator + 8, true))
  if (at + END_64_BYTES > zip.size) return undefined
  const view = await viewOf(zip, at, at + END_64_BYTES)
  if (view.getUint32(0, true) !== END_64) return undefined
  const [count, bytes, offset] = [32, 40, 48].map((field) => Number(view.getBigUint64(field, true)))
  return { count: count!, bytes: bytes!, offset: offset! }
}

function entriesIn(view: DataView, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const extraAt = at + ENTRY_BYTES + nameBytes!
    const next = extraAt + extraBytes! + commentBytes!
    if (next > view.byteLength) return undefined
    const flags = view.getUint16(at + 8, true)
    const name = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameBytes)
    const sizes = { bytes: view.getUint32(at + 24, true), packedBytes: view.getUint32(at + 20, true) }
    entries.push({
      path: textOf(name, (flags & UTF8) > 0),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & ENCRYPTED) > 0,
      crc: view.getUint32(at + 16, true),
      ...sizes64(view, extraAt, extraAt + extraBytes!, { ...sizes, offset: view.getUint32(at + 42, true) }),
    })
    at = next
  }
  return entries
}

type Sizes = Pick<ZipEntry, 'bytes' | 'packedBytes' | 'offset'>

/** Only sizes that are marked as elsewhere, in this order. */
function sizes64(view: DataView, from: number, to: number, sizes: Sizes): Sizes {
  const found = { ...sizes }
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== SIZES_64) continue
    let field = at + 4
    for (const name of ['bytes', 'packedBytes', 'offset'] as const) {
      if (sizes[name] !== ELSEWHERE || field + 8 > to) continue
      found[name] = Number(view.getBigUint64(field, true))
      field += 8
    }
  }
  return found
}

/** macOS writes UTF-8 without the flag; Windows writes the local code page. */
function textOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
