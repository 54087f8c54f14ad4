// Which kind of video the bytes are, decided from the bytes alone: names and declared types can lie.
export type VideoType = 'video/mp4' | 'video/quicktime' | 'video/x-msvideo' | 'video/webm'

/** The ending of a kept video's name, by which its type is known again. */
export const videoEndings: Record<VideoType, string> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/webm': 'webm',
}

/** MP4 and MOV begin with a box called ftyp that names the brand; QuickTime's own brand makes it a MOV. */
export function videoType(bytes: Uint8Array): VideoType | undefined {
  if (letters(bytes, 4, 8) === 'ftyp') return letters(bytes, 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4'
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'AVI ') return 'video/x-msvideo'
  if (letters(bytes, 0, 4) === '\x1aE\xdf\xa3') return 'video/webm'
  return undefined
}

function letters(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}
