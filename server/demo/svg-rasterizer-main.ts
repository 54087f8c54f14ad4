// The printing press: a process of its own, because the shop's own process never learns to read SVG.
import sharp from 'sharp'
import { labelArt } from '#artwork/labels/label.ts'
import type { LabelOrder, PrintedLabel } from './svg-rasterizer.ts'

// Labels are printed side by side already; more threads for each would only wait for one another.
sharp.concurrency(1)

process.on('message', async ({ product }: LabelOrder) => {
  // Fast rather than small: the upload path draws the picture anew anyway.
  const png = await sharp(Buffer.from(labelArt(product)))
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer()
  process.send?.({ code: product.code, png } satisfies PrintedLabel)
})
