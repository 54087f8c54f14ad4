/** A picture's address in the size and format a page wants: a transformation goes in after '/upload/' (§7 Media service). */
export const imageWidths = [160, 320, 640, 1280] as const

export type ImageFormat = 'jpg' | 'webp' | 'avif'
export type ImageSize = { width?: (typeof imageWidths)[number]; format?: ImageFormat }

/** The address of that size; without a width the spec's format jpg, quality auto. An address without '/upload/' stays as it is. */
export function imageUrl(url: string, { width, format = 'jpg' }: ImageSize = {}): string {
  const transformation = width === undefined ? `f_${format},q_auto` : `w_${width},f_${format}`
  return url.replace('/upload/', `/upload/${transformation}/`)
}
