// Turns an uploaded image into the one that the shop stores: decoded, rotated by its EXIF data, not too large, and encoded again.
import type { Metadata } from 'sharp'
import { IMAGE_MAX_PIXELS } from '#domain/upload.ts'
import { imageRefusals } from '../uploads/upload-refusal.ts'
import type { ImageType } from './image-type.ts'
import { imageType } from './image-type.ts'
import { imageDecoder } from './image-decoder.ts'
import type { UploadRefusal } from '../uploads/upload-refusal.ts'

export type Image = { bytes: Uint8Array; type: ImageType }

export const LONGEST_SIDE_PX = 2_000

/** A progressive image is decoded whole, in memory; this is what it may take there. */
const MAX_PROGRESSIVE_BYTES = 160_000_000
/** A PNG without transparency that is still heavier than this is a photograph. */
const PHOTOGRAPH_BYTES = 1_000_000
const DECODE_SECONDS = 20

/** Returns the same image without metadata, trailing bytes or anything else that is not a pixel; or why it is refused. */
export async function cleanImage(upload: Uint8Array): Promise<Image | UploadRefusal> {
  const type = imageType(upload)
  if (!type) return imageRefusals.wrongType
  try {
    const sharp = await imageDecoder()
    const header = await sharp(upload, { limitInputPixels: false }).metadata()
    if (header.width * header.height > IMAGE_MAX_PIXELS) return imageRefusals.tooManyPixels
    if (header.isProgressive && decodedBytes(header) > MAX_PROGRESSIVE_BYTES) return imageRefusals.tooHeavy
    return await reencode(upload, type, header.hasAlpha)
  } catch {
    return imageRefusals.damaged
  }
}

function decodedBytes(header: Metadata): number {
  return header.width * header.height * header.channels * (header.depth === 'ushort' ? 2 : 1)
}

async function reencode(upload: Uint8Array, type: ImageType, hasAlpha: boolean): Promise<Image> {
  const sharp = await imageDecoder()
  const image = sharp(upload, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  if (type === 'png') {
    const bytes = await image.clone().png().toBuffer()
    if (hasAlpha || bytes.length <= PHOTOGRAPH_BYTES) return { bytes, type }
  }
  return { bytes: await image.jpeg({ quality: 85, mozjpeg: true }).toBuffer(), type: 'jpeg' }
}
