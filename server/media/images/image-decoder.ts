// sharp limited to JPEG and PNG from memory: no SVG, GIF, TIFF or PDF.

type Sharp = typeof import('sharp').default

let loaded: Promise<Sharp> | undefined

/** Loaded with the first image, to keep the start fast. */
export function imageDecoder(): Promise<Sharp> {
  return (loaded ??= load())
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Process-wide settings, made once: repeating them would break a decode in progress.
  sharp.cache(false)
  // Two concurrent images suffice; more threads for each would use more memory.
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
  return sharp
}
