// Re-encodes an uploaded image for storage: decoded, rotated by EXIF, and limited in size.
import type { Metadata } from 'sharp'
import { IMAGE_MAX_PIXELS } from '#domain/upload.ts'
import { imageRefusals } from '../uploads/upload-refusal.ts'
import type { ImageType } from './image-type.ts'
import { imageType } from './image-type.ts'
import { imageDecoder } from './image-decoder.ts'
import type { UploadRefusal } from '../uploads/upload-refusal.ts'

export type Image = { bytes: Uint8Array; type: ImageType }

export const LONGEST_SIDE_PX = 2_000

/** An interlaced PNG, or a progressive JPEG's coefficients, are decoded in memory as a whole. */
const MAX_DECODER_BYTES = 130_000_000
/** libjpeg's coefficients are 16-bit numbers. */
const COEFFICIENT_BYTES = 2
/** Per pixel, all channels. */
const coefficients: Record<string, number> = { '4:2:0': 1.5, '4:1:1': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 }
/** A heavier PNG without transparency is a photograph. */
const PHOTOGRAPH_BYTES = 1_000_000
const DECODE_SECONDS = 20

/** With `isWhole`, no other image is being decoded. */
export type DecodeLock = (isWhole: boolean) => Promise<Disposable>

/** Strips all but pixels; or returns a refusal. Rejects as `lock` does. */
export async function cleanImage(
  upload: Uint8Array,
  lock: DecodeLock = async () => noLock,
): Promise<Image | UploadRefusal> {
  const type = imageType(upload)
  if (!type) return imageRefusals.wrongType
  const header = await headerOf(upload)
  if (!header) return imageRefusals.damaged
  if (header.width * header.height > IMAGE_MAX_PIXELS) return imageRefusals.tooManyPixels
  const wholeBytes = header.isProgressive ? decoderBytes(header) : 0
  if (wholeBytes > MAX_DECODER_BYTES) return imageRefusals.tooHeavy
  using _permit = await lock(wholeBytes > 0)
  try {
    return await reencode(upload, type, header.hasAlpha)
  } catch {
    return imageRefusals.damaged
  }
}

const noLock: Disposable = { [Symbol.dispose]() {} }

async function headerOf(upload: Uint8Array): Promise<Metadata | undefined> {
  const sharp = await imageDecoder()
  return sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}

function decoderBytes({ format, width, height, channels, depth, chromaSubsampling = '' }: Metadata): number {
  const pixels = width * height
  if (format === 'jpeg') return pixels * COEFFICIENT_BYTES * (coefficients[chromaSubsampling] ?? channels)
  return pixels * channels * (depth === 'ushort' ? 2 : 1)
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
