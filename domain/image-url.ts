/** Builds the URL of an image in a given size and format: the transformation goes in after '/upload/' (§7 Media service). */
export const imageWidths = [160, 320, 640, 1280] as const

export type ImageFormat = 'jpg' | 'webp' | 'avif'
export type ImageSize = { width?: (typeof imageWidths)[number]; format?: ImageFormat }

/** Returns the URL of that size, by default jpg in automatic quality. A URL without '/upload/' is returned unchanged. */
export function imageUrl(url: string, { width, format = 'jpg' }: ImageSize = {}): string {
  const transformation = width === undefined ? `f_${format},q_auto` : `w_${width},f_${format}`
  return url.replace('/upload/', `/upload/${transformation}/`)
}

/**
 * Returns the URLs of an image at another origin in the order in which they are tried: the transformation of the specification,
 * which is all that such a service promises, and the plain URL. Empty for an image of the shop's own.
 */
export function foreignImageUrls(url: string): string[] {
  return /^https?:\/\//.test(url) ? [...new Set([imageUrl(url), url])] : []
}
