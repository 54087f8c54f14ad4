/** Allowed types and sizes of uploads (§2, §5, §9). The server also checks the bytes. */
import { wordsOf } from './words/catalogue.ts'
import { uploads } from './words/en/office/goods/uploads.ts'

const MEGABYTE = 1024 * 1024

export const IMAGE_MAX_BYTES = 10 * MEGABYTE
export const VIDEO_MAX_BYTES = 100 * MEGABYTE
/** Of an export of another shop. */
export const EXPORT_MAX_BYTES = 500 * MEGABYTE
/** For a price list or a bank statement. */
export const SPREADSHEET_MAX_BYTES = 8 * MEGABYTE
export const IMAGE_MAX_PIXELS = 40_000_000
/** Contains width and height, unless a camera put a larger preview before them. */
export const IMAGE_HEAD_BYTES = 256 * 1024
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg']

/** Phones recognise some files by type, others by extension. Banks name tab-separated text .xls. */
export const imageAccept = [...imageTypes, 'image/jpg', '.png', '.jpg', '.jpeg', '.jfif'].join(',')
export const spreadsheetAccept =
  '.xlsx,.csv,.tsv,.txt,.xls,text/csv,application/csv,text/comma-separated-values,text/tab-separated-values,text/plain,' +
  'application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Size limits by the screen of the form, for its text and its route. */
export const fileForms = {
  '/admin/import': SPREADSHEET_MAX_BYTES,
  '/admin/money': SPREADSHEET_MAX_BYTES,
} as const satisfies Record<string, number>
export type FileForm = keyof typeof fileForms

/** Returns the size limit of the file that a form at this path sends; undefined for a form without a file. */
export function largestFile(pathname: string): number | undefined {
  return new Map<string, number>(Object.entries(fileForms)).get(pathname.replace(/\.data$/, ''))
}

export function megabytesText(bytes: number): string {
  return wordsOf(uploads).megabytes({ count: bytes / MEGABYTE })
}

export type ChosenFile = { type: string; size: number; name: string }

/** Returns a refusal, or undefined. The first bytes outweigh a type, which phones may invent. */
export function checkImageFile(file: ChosenFile, head?: DataView): string | undefined {
  const type = typeOf(file)
  const isVague = type === '' || type === 'application/octet-stream' || type.startsWith('image/')
  const isImage = imageTypes.includes(type) || (isVague && head !== undefined && beginsAsImage(head))
  const text = wordsOf(uploads)
  if (!isImage || file.size <= 0) return text.invalidImage
  return file.size > IMAGE_MAX_BYTES ? text.imageTooLarge : undefined
}

/**
 * Returns width times height from a PNG or JPEG header; undefined if absent. Check before display: decoding 400
 * megapixels blocks a tab for seconds.
 */
export function pixelsOf(head: DataView): number | undefined {
  if (head.byteLength >= 24 && head.getUint32(0) === PNG_SIGNATURE) return head.getUint32(16) * head.getUint32(20)
  if (head.byteLength < 2 || head.getUint16(0) !== JPEG_SIGNATURE) return undefined
  for (let at = 2; at + 9 <= head.byteLength; at += 2 + head.getUint16(at + 2)) {
    const marker = head.getUint16(at)
    if (marker < 0xff00) return undefined
    if (marker >= 0xffc0 && marker <= 0xffcf && !noFrames.includes(marker)) {
      return head.getUint16(at + 5) * head.getUint16(at + 7)
    }
  }
  return undefined
}

function beginsAsImage(head: DataView): boolean {
  if (head.byteLength < 4) return false
  return head.getUint32(0) === PNG_SIGNATURE || head.getUint16(0) === JPEG_SIGNATURE
}

const PNG_SIGNATURE = 0x89504e47
const JPEG_SIGNATURE = 0xffd8
/** Markers in the frames' range that are tables, an extension or a condition. */
const noFrames = [0xffc4, 0xffc8, 0xffcc]

/** Returns a refusal, or undefined; accepts any type video/… (§5). `invalid` is the video manager's. */
export function checkVideoFile(file: ChosenFile, invalid = wordsOf(uploads).invalidVideo): string | undefined {
  if (!typeOf(file).startsWith('video/') || file.size <= 0) return invalid
  return file.size > VIDEO_MAX_BYTES ? wordsOf(uploads).videoTooLarge : undefined
}

/** Browsers and phones name JSON in several ways: its bytes are checked by the shop. */
export function checkExportFile(file: ChosenFile): string | undefined {
  const { exportEmpty, exportTooLarge, invalidExport } = wordsOf(uploads)
  if (!/\.json$/i.test(file.name) && file.type !== 'application/json') return invalidExport
  if (file.size <= 0) return exportEmpty
  return file.size > EXPORT_MAX_BYTES ? exportTooLarge : undefined
}

const typeByEnding = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['jfif', 'image/jpeg'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['avi', 'video/x-msvideo'],
])

const otherNames = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
])

// Some phones send no or a vague type; then the extension decides.
function typeOf(file: ChosenFile): string {
  const type = file.type.toLowerCase()
  if (type !== '' && type !== 'application/octet-stream') return otherNames.get(type) ?? type
  return typeByEnding.get(file.name.split('.').at(-1)?.toLowerCase() ?? '') ?? ''
}
