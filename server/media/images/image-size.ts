// Sizes and formats of served images, and their paths (§7: a transformation follows /upload/).
import type { Sharp } from 'sharp'
import type { ImageFormat } from '#domain/image-url.ts'
import { imageUrl, imageWidths } from '#domain/image-url.ts'
import { imageDecoder } from './image-decoder.ts'

export type ImageSize = { transformation: string; format: ImageFormat; width?: number }

export const contentTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

const formats: readonly ImageFormat[] = ['avif', 'jpg', 'webp']

export const imageSizes: readonly ImageSize[] = [...imageWidths, undefined].flatMap((width) =>
  formats.map((format) => imageSize(format, width)),
)

/** Created on upload for the catalogue's first view. */
export const catalogueSize = imageSize('webp', 320)

function imageSize(format: ImageFormat, width?: (typeof imageWidths)[number]): ImageSize {
  const size = { format, ...(width !== undefined && { width }) }
  return { transformation: imageUrl('/upload/', size).split('/')[2] ?? '', ...size }
}

/** Never enlarges. */
export async function resizeImage(image: Uint8Array, { format, width }: ImageSize): Promise<Uint8Array> {
  const sharp = await imageDecoder()
  const pipeline = sharp(image, { failOn: 'error' })
  if (width) pipeline.resize({ width, withoutEnlargement: true })
  return encode(pipeline, format).toBuffer()
}

// With these efforts two images at once on two small cores keep up with a page of two hundred.
function encode(pipeline: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return pipeline.avif({ quality: 50, effort: 2 })
  if (format === 'webp') return pipeline.webp({ quality: 65, effort: 2 })
  return pipeline.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true })
}

export const IMAGE_FOLDER_PATH = '/media/image/upload/'

const PATH = /^\/media\/image\/upload\/(?:([a-z0-9_,]{1,24})\/)?([0-9a-f]{32}\.(?:jpg|png))$/
const sizesByTransformation = new Map(imageSizes.map((size) => [size.transformation, size]))

/** `size` is undefined for the original; undefined for other paths. */
export function readImagePath(path: string): { name: string; size?: ImageSize } | undefined {
  // Some clients write the comma of a transformation as %2C.
  const [, transformation, name] = PATH.exec(path.replace(/%2c/gi, ',')) ?? []
  if (!name) return undefined
  if (transformation === undefined) return { name }
  const size = sizesByTransformation.get(transformation)
  return size && { name, size }
}
