// Main file of the SVG rasterizer: answers each message that names an SVG file with its PNG.
import sharp from 'sharp'
import type { RasterizeRequest, RasterizeResponse } from './svg-rasterizer.ts'

// Several files are rasterized at once; more threads for each would only contend.
sharp.concurrency(1)

/** The shop has ended, and the channel with it. */
const ignore = () => {}

process.on('message', async ({ file }: RasterizeRequest) => {
  // Fast rather than small: the media store encodes the image again.
  const png = await sharp(file).flatten().png({ compressionLevel: 1 }).toBuffer()
  process.send?.({ file, png } satisfies RasterizeResponse, undefined, undefined, ignore)
})
