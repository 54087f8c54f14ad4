// Turns an uploaded image into the picture the shop keeps: decoded, upright, not too large, and drawn anew.
import type { Metadata } from 'sharp'
import { imageRefusals } from './image-refusal.ts'
import type { ImageType } from './image-type.ts'
import { imageType } from './image-type.ts'
import { pictureDecoder } from './image-decoder.ts'
import type { UploadRefusal } from '../uploads/upload-refusal.ts'

export type Picture = { bytes: Uint8Array; type: ImageType }

export const LONGEST_SIDE_PX = 2_000
export const MAX_PIXELS = 40_000_000
/** A progressive picture stands in memory whole before its first line is known; this is what it may take there. */
const MAX_WHOLE_BYTES = 160_000_000
/** A PNG without transparency that is still heavier than this is a photograph. */
const PHOTOGRAPH_BYTES = 1_000_000
const DECODE_SECONDS = 20

/** The same picture without metadata, trailing bytes or anything else that is not a pixel; or why it is refused. */
export async function cleanPicture(upload: Uint8Array): Promise<Picture | UploadRefusal> {
  const type = imageType(upload)
  if (!type) return imageRefusals.wrongType
  try {
    const sharp = await pictureDecoder()
    const header = await sharp(upload, { limitInputPixels: false }).metadata()
    if (header.width * header.height > MAX_PIXELS) return imageRefusals.tooManyPixels
    if (header.isProgressive && wholeBytes(header) > MAX_WHOLE_BYTES) return imageRefusals.tooHeavy
    return await drawAnew(upload, type, header.hasAlpha)
  } catch {
    return imageRefusals.damaged
  }
}

function wholeBytes(header: Metadata): number {
  return header.width * header.height * header.channels * (header.depth === 'ushort' ? 2 : 1)
}

async function drawAnew(upload: Uint8Array, type: ImageType, hasAlpha: boolean): Promise<Picture> {
  const sharp = await pictureDecoder()
  const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  if (type === 'png') {
    const bytes = await picture.clone().png().toBuffer()
    if (hasAlpha || bytes.length <= PHOTOGRAPH_BYTES) return { bytes, type }
  }
  return { bytes: await picture.jpeg({ quality: 85, mozjpeg: true }).toBuffer(), type: 'jpeg' }
}
