// sharp, restricted to what the shop needs: it decodes JPEG and PNG from memory, and no SVG, GIF, TIFF or PDF.

type Sharp = typeof import('sharp').default

let loaded: Promise<Sharp> | undefined

/** Loaded with the first image, so that a start does not wait for it. */
export function imageDecoder(): Promise<Sharp> {
  return (loaded ??= load())
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // The settings are for the whole process and made once: made again it would break a decode that is under way.
  sharp.cache(false)
  // Two images at once are enough for the processors; more threads for each would hold memory of their own.
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
  return sharp
}
