// Reads the path of a picture: /media/image/upload/[transformation/]NAME, and nothing that is not exactly that.
import type { ImageSize } from './image-size.ts'
import { imageSizes } from './image-size.ts'

export const IMAGE_FOLDER_PATH = '/media/image/upload/'

const shape = /^\/media\/image\/upload\/(?:([a-z0-9_,]{1,24})\/)?([0-9a-f]{32}\.(?:jpg|png))$/
const sizes = new Map(imageSizes.map((size) => [size.transformation, size]))

/** The picture and its size (undefined: as it is kept); undefined when the path names no picture. */
export function readImagePath(path: string): { name: string; size?: ImageSize } | undefined {
  // Some clients write the comma of a transformation as %2C.
  const [, transformation, name] = shape.exec(path.replace(/%2c/gi, ',')) ?? []
  if (!name) return undefined
  if (transformation === undefined) return { name }
  const size = sizes.get(transformation)
  return size && { name, size }
}
