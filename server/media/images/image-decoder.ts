// sharp as the shop may use it: it decodes JPEG and PNG out of memory, and no SVG, GIF, TIFF or PDF as it would by itself.

type Sharp = typeof import('sharp').default

let loaded: Promise<Sharp> | undefined

/** Loaded with the first picture that is drawn: a start waits for nothing that it does not need. */
export function pictureDecoder(): Promise<Sharp> {
  return (loaded ??= load())
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // The setting holds for the whole process, and is made once, here: made again it would trip a decode that is under way.
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
  return sharp
}
