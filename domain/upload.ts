/** Types and sizes of images and videos that may be uploaded (§2, §5, §9). The server checks the bytes as well. */
const MEGABYTE = 1024 * 1024

export const IMAGE_MAX_BYTES = 10 * MEGABYTE
export const VIDEO_MAX_BYTES = 100 * MEGABYTE
/** Of a price list or a bank statement. */
export const SPREADSHEET_MAX_BYTES = 8 * MEGABYTE
export const IMAGE_MAX_PIXELS = 40_000_000
/** So much of an image names its width and height, unless a camera wrote a larger preview before them. */
export const IMAGE_HEAD_BYTES = 256 * 1024
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg']
export const videoTypes: readonly string[] = ['video/mp4', 'video/quicktime', 'video/x-msvideo']

/** Phones know some files by their type and others by their ending. Banks call a text with tabs .xls. */
export const imageAccept = [...imageTypes, 'image/jpg', '.png', '.jpg', '.jpeg', '.jfif'].join(',')
export const spreadsheetAccept =
  '.xlsx,.csv,.tsv,.txt,.xls,text/csv,application/csv,text/comma-separated-values,text/tab-separated-values,text/plain,' +
  'application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The screens with a form that carries a file, and its largest size: the screen names it, and its route takes it. */
export const fileForms = {
  '/admin/import': SPREADSHEET_MAX_BYTES,
  '/admin/money': SPREADSHEET_MAX_BYTES,
} as const satisfies Record<string, number>
export type FileForm = keyof typeof fileForms

/** Returns '8 MB'. */
export function megabytesText(bytes: number): string {
  return `${bytes / MEGABYTE} MB`
}

export const INVALID_IMAGE = 'Please select a valid image file'
export const IMAGE_TOO_LARGE = 'Image must be 10MB or smaller'
export const IMAGE_TOO_MANY_PIXELS = 'Image must be 40 megapixels or smaller'
export const INVALID_VIDEO = 'Please select a valid video file'
export const INVALID_SHOWCASE_VIDEO = 'Please select a valid video file (MP4, MOV, AVI)'
export const VIDEO_TOO_LARGE = 'Video must be 100MB or smaller'

export type ChosenFile = { type: string; size: number; name: string }

/** Returns the message of a refusal; undefined when the image may be uploaded. The first bytes count more than a type that a phone made up. */
export function checkImageFile(file: ChosenFile, head?: DataView): string | undefined {
  const type = typeOf(file)
  const isVague = type === '' || type === 'application/octet-stream' || type.startsWith('image/')
  const isImage = imageTypes.includes(type) || (isVague && head !== undefined && beginsAsImage(head))
  if (!isImage || file.size <= 0) return INVALID_IMAGE
  return file.size > IMAGE_MAX_BYTES ? IMAGE_TOO_LARGE : undefined
}

/**
 * Returns the width times the height that the beginning of a PNG or JPEG names; undefined when it names none. Asked before a
 * browser shows the image: to decode 400 megapixels takes its tab many seconds.
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
/** Markers among those of frames that begin a table, an extension or a condition. */
const noFrames = [0xffc4, 0xffc8, 0xffcc]

/** Returns the message of a refusal; any type that starts with video/ is accepted (§5). The video manager has its own wording. */
export function checkVideoFile(file: ChosenFile, wording: string = INVALID_VIDEO): string | undefined {
  if (!typeOf(file).startsWith('video/') || file.size <= 0) return wording
  return file.size > VIDEO_MAX_BYTES ? VIDEO_TOO_LARGE : undefined
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

// Some phones send no type for a file from their gallery, or one that says nothing; then the file extension decides.
function typeOf(file: ChosenFile): string {
  const type = file.type.toLowerCase()
  if (type !== '' && type !== 'application/octet-stream') return otherNames.get(type) ?? type
  return typeByEnding.get(file.name.split('.').at(-1)?.toLowerCase() ?? '') ?? ''
}
