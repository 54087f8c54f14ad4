/** Builds image URLs: the transformation follows '/upload/' (§7 Media service). */
export const imageWidths = [160, 320, 640, 1280] as const

export type ImageFormat = 'jpg' | 'webp' | 'avif'
export type ImageSize = { width?: (typeof imageWidths)[number]; format?: ImageFormat }

/** Defaults to jpg in automatic quality. A URL without '/upload/' stays unchanged. */
export function imageUrl(url: string, { width, format = 'jpg' }: ImageSize = {}): string {
  const transformation = width === undefined ? `f_${format},q_auto` : `w_${width},f_${format}`
  return url.replace('/upload/', `/upload/${transformation}/`)
}

/**
 * Returns URLs of an external image in the order to try: with the specification's transformation, which such a service
 * guarantees, then the plain one. Empty for the shop's own images.
 */
export function foreignImageUrls(url: string): string[] {
  return /^https?:\/\//.test(url) ? [...new Set([imageUrl(url), url])] : []
}
