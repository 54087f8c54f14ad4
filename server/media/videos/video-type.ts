// Detects a video's type by its bytes; names and declared types can be wrong.
export type VideoType = 'video/mp4' | 'video/quicktime' | 'video/x-msvideo' | 'video/webm'

export const videoExtensions: Record<VideoType, string> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/webm': 'webm',
}

export const VIDEO_HEAD_BYTES = 64

/** MOV files of old cameras lack a brand and begin with one of these boxes. */
const quickTimeBoxes: readonly string[] = ['moov', 'mdat', 'wide']

/** A box ftyp and its brand; only QuickTime's makes it a MOV. */
export function videoType(bytes: Uint8Array): VideoType | undefined {
  const box = letters(bytes, 4, 8)
  if (box === 'ftyp') return letters(bytes, 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4'
  if (quickTimeBoxes.includes(box)) return 'video/quicktime'
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'AVI ') return 'video/x-msvideo'
  // Matroska has the same signature, but most browsers cannot play it.
  const isEbml = letters(bytes, 0, 4) === '\x1aE\xdf\xa3'
  return isEbml && letters(bytes, 4, VIDEO_HEAD_BYTES).includes('webm') ? 'video/webm' : undefined
}

function letters(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}
