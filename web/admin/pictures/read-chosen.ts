// Reads chosen or dropped files and zip archives; refusals have a reason.
import { checkImageFile, IMAGE_HEAD_BYTES, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, pixelsOf } from '#domain/upload.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { crc32 } from './zip/crc32.ts'
import { unpackEntry, type Unpacked } from './zip/unpack-entry.ts'
import { readZipDirectory, type ZipEntry } from './zip/zip-directory.ts'

/** A picture to upload. `print` is a hash of the bytes; `open` reads them each time. */
export type ChosenPicture = { path: string; bytes: number; print: string; open: () => Promise<Blob> }

export type RefusedFile = { path: string; why: string }

/** `ignored` counts folders and hidden system files. */
export type ReadFiles = { pictures: ChosenPicture[]; refused: RefusedFile[]; ignored: number }

export type Reading = {
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
  /** Limit of all bytes read. */
  mostBytes?: number
}

export const MOST_PICTURES = 2_000
const MOST_BYTES = 2 * 1024 * 1024 * 1024

const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPEG = [0xff, 0xd8, 0xff]

/** On abort, resolves early with what it has read. */
export async function readChosen(
  files: readonly File[],
  { onProgress, signal, mostBytes = MOST_BYTES }: Reading,
): Promise<ReadFiles> {
  const read: ReadFiles = { pictures: [], refused: [], ignored: 0 }
  const found = await listed(files, read)
  let left = mostBytes
  for (const [index, { path, size, take }] of found.entries()) {
    if (signal.aborted) return read
    onProgress(index, found.length)
    const refusal = refusalByName(path, size, read.pictures.length, left)
    const taken: Unpacked = refusal === undefined ? await take() : { refusal, spentBytes: 0 }
    left -= 'bytes' in taken ? taken.bytes.length : taken.spentBytes
    const why = 'bytes' in taken ? refusalByContent(taken.bytes) : taken.refusal
    if (why !== undefined) read.refused.push({ path, why })
    else if ('bytes' in taken) read.pictures.push(pictureOf(path, taken.bytes, take))
  }
  return read
}

type Listed = { path: string; size: number; take: () => Promise<Unpacked> }

async function listed(files: readonly File[], read: ReadFiles): Promise<Listed[]> {
  const found: Listed[] = []
  for (const file of files) {
    if (!isZip(file)) found.push({ path: file.name, size: file.size, take: () => bytesOf(file) })
    else if (typeof DecompressionStream === 'undefined') {
      read.refused.push({ path: file.name, why: wordsOf(words).noUnpacking })
    } else {
      const directory = await readZipDirectory(file).catch(unreadable)
      if ('refusal' in directory) read.refused.push({ path: file.name, why: directory.refusal })
      else found.push(...directory.entries.map((entry) => listedEntry(file, entry)))
    }
  }
  const shown = found.filter(({ path }) => !isIgnored(path))
  read.ignored = found.length - shown.length
  return shown
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || /^application\/(?:x-)?zip(?:-compressed)?$/.test(type)
}

/** Folders, and files that macOS and Windows add. */
function isIgnored(path: string): boolean {
  return /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path.replaceAll('\\', '/'))
}

function listedEntry(zip: File, entry: ZipEntry): Listed {
  const take = () => unpackEntry(zip, entry, IMAGE_MAX_BYTES).catch(unreadable)
  return { path: entry.path, size: entry.bytes, take }
}

const unreadable = () => ({ refusal: wordsOf(words).unreadable, spentBytes: 0 })

async function bytesOf(file: File): Promise<Unpacked> {
  const buffer = await file.arrayBuffer().catch(() => undefined)
  return buffer ? { bytes: new Uint8Array(buffer) } : unreadable()
}

/** Refusals that need no read of the file. */
function refusalByName(path: string, size: number, taken: number, left: number): string | undefined {
  const text = wordsOf(words)
  if (left <= 0) return text.tooMuch
  if (checkImageFile({ name: path, type: '', size: 1 })) return text.noPicture
  if (size === 0) return text.empty
  if (size > IMAGE_MAX_BYTES) return text.tooLarge
  return taken >= MOST_PICTURES ? text.tooMany({ most: MOST_PICTURES }) : undefined
}

function refusalByContent(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const text = wordsOf(words)
  if (![PNG, JPEG].some((start) => start.every((byte, at) => bytes[at] === byte))) return text.otherContent
  const head = new DataView(bytes.buffer, 0, Math.min(bytes.length, IMAGE_HEAD_BYTES))
  return (pixelsOf(head) ?? 0) > IMAGE_MAX_PIXELS ? text.tooManyPixels : undefined
}

/** Does not keep the bytes: hundreds of pictures exceed a phone's memory. */
function pictureOf(path: string, bytes: Uint8Array, take: Listed['take']): ChosenPicture {
  const type = /\.png$/i.test(path) ? 'image/png' : 'image/jpeg'
  const open = async () => {
    const again = await take()
    if ('refusal' in again) throw new Error(again.refusal)
    return new Blob([again.bytes], { type })
  }
  return { path, bytes: bytes.length, print: `${bytes.length} ${crc32(bytes).toString(16)}`, open }
}
