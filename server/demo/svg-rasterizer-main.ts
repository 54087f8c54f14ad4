// The main file of the SVG rasterizer: answers each message that names an SVG file with its PNG.
import sharp from 'sharp'
import type { RasterizeRequest, RasterizeResponse } from './svg-rasterizer.ts'

// Several files are rasterized at once already; more threads for each would only wait for one another.
sharp.concurrency(1)

/** The shop has ended, and with it the channel: nobody waits for the answer. */
const ignore = () => {}

process.on('message', async ({ file }: RasterizeRequest) => {
  // Fast rather than small: the media store encodes the image again.
  const png = await sharp(file).flatten().png({ compressionLevel: 1 }).toBuffer()
  process.send?.({ file, png } satisfies RasterizeResponse, undefined, undefined, ignore)
})
