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

/** An interlaced PNG is decoded whole, in memory, and a progressive JPEG keeps all its coefficients there: this is what either may take. */
const MAX_DECODER_BYTES = 130_000_000
/** libjpeg's coefficients are 16-bit numbers. */
const COEFFICIENT_BYTES = 2
/** How many there are for a pixel, in all its channels. */
const coefficients: Record<string, number> = { '4:2:0': 1.5, '4:1:1': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 }
/** A PNG without transparency that is still heavier than this is a photograph. */
const PHOTOGRAPH_BYTES = 1_000_000
const DECODE_SECONDS = 20

/** Resolves when an image may be decoded; with `isWhole`, when no other one is being decoded. */
export type DecodeLock = (isWhole: boolean) => Promise<Disposable>

/** Returns the same image without metadata, trailing bytes or anything else that is not a pixel; or why it is refused. Rejects with what `lock` rejects with. */
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
