/** Builds the URL of an image in a given size and format: the transformation goes in after '/upload/' (§7 Media service). */
export const imageWidths = [160, 320, 640, 1280] as const

export type ImageFormat = 'jpg' | 'webp' | 'avif'
export type ImageSize = { width?: (typeof imageWidths)[number]; format?: ImageFormat }

/** Returns the URL of that size, by default jpg in automatic quality. A URL without '/upload/' is returned unchanged. */
export function imageUrl(url: string, { width, format = 'jpg' }: ImageSize = {}): string {
  const transformation = width === undefined ? `f_${format},q_auto` : `w_${width},f_${format}`
  return url.replace('/upload/', `/upload/${transformation}/`)
}
