/** Types and sizes of images and videos that may be uploaded (§2, §5, §9). The server checks the bytes as well. */
const MEGABYTE = 1024 * 1024

export const IMAGE_MAX_BYTES = 10 * MEGABYTE
export const VIDEO_MAX_BYTES = 100 * MEGABYTE
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg']
export const videoTypes: readonly string[] = ['video/mp4', 'video/quicktime', 'video/x-msvideo']

export const INVALID_IMAGE = 'Please select a valid image file'
export const IMAGE_TOO_LARGE = 'Image must be 10MB or smaller'
export const INVALID_VIDEO = 'Please select a valid video file'
export const INVALID_SHOWCASE_VIDEO = 'Please select a valid video file (MP4, MOV, AVI)'
export const VIDEO_TOO_LARGE = 'Video must be 100MB or smaller'

export type ChosenFile = { type: string; size: number; name: string }

/** Returns the message of a refusal; undefined when the image may be uploaded. */
export function checkImageFile(file: ChosenFile): string | undefined {
  if (!imageTypes.includes(typeOf(file)) || file.size <= 0) return INVALID_IMAGE
  return file.size > IMAGE_MAX_BYTES ? IMAGE_TOO_LARGE : undefined
}

/** Returns the message of a refusal; any type that starts with video/ is accepted (§5). The video manager has its own wording. */
export function checkVideoFile(file: ChosenFile, wording: string = INVALID_VIDEO): string | undefined {
  if (!typeOf(file).startsWith('video/') || file.size <= 0) return wording
  return file.size > VIDEO_MAX_BYTES ? VIDEO_TOO_LARGE : undefined
}

const typeByEnding = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['avi', 'video/x-msvideo'],
])

// Some phones send no type for a file from their gallery; then the file extension decides.
function typeOf(file: ChosenFile): string {
  if (file.type !== '') return file.type.toLowerCase()
  return typeByEnding.get(file.name.split('.').at(-1)?.toLowerCase() ?? '') ?? ''
}
