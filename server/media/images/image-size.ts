// The closed list of sizes and formats in which a picture is shown (§7: a transformation is inserted after /upload/).
import type { Sharp } from 'sharp'
import type { ImageFormat } from '#domain/image-url.ts'
import { imageUrl, imageWidths } from '#domain/image-url.ts'
import { pictureDecoder } from './image-decoder.ts'

export type ImageSize = { transformation: string; format: ImageFormat; width?: number }

export const contentTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

const formats: readonly ImageFormat[] = ['avif', 'jpg', 'webp']

/** Every address that imageUrl can write for a picture, and no other. */
export const imageSizes: readonly ImageSize[] = [...imageWidths, undefined].flatMap((width) =>
  formats.map((format) => imageSize(format, width)),
)

/** What a visitor's first look at the catalogue asks for: made at upload, so nobody waits for it. */
export const firstLook = imageSize('webp', 320)

function imageSize(format: ImageFormat, width?: (typeof imageWidths)[number]): ImageSize {
  const size = { format, ...(width !== undefined && { width }) }
  return { transformation: imageUrl('/upload/', size).split('/')[2] ?? '', ...size }
}

/** The kept picture in that size and format; never larger than it is. */
export async function drawSize(picture: Uint8Array, { format, width }: ImageSize): Promise<Uint8Array> {
  const sharp = await pictureDecoder()
  const drawing = sharp(picture, { failOn: 'error' })
  if (width) drawing.resize({ width, withoutEnlargement: true })
  return encode(drawing, format).toBuffer()
}

// The efforts are those at which two pictures at once on two small cores still keep up with a page of two hundred.
function encode(drawing: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return drawing.avif({ quality: 50, effort: 2 })
  if (format === 'webp') return drawing.webp({ quality: 65, effort: 2 })
  return drawing.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true })
}
