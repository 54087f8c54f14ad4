// Rasterizes the five posters of the landing page into public/posters/: AVIF in two widths, and JPEG.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT, writeResult } from '../write-result.ts'
import { posters } from './posters.ts'

const WIDTHS = [360, 720]
/** For browsers without AVIF. */
const FALLBACK_WIDTH = 540

export async function makePosters() {
  mkdirSync(join(ROOT, 'public/posters'), { recursive: true })
  for (const { name, svg } of posters) {
    const image = sharp(Buffer.from(svg)).flatten()
    for (const width of WIDTHS) {
      const sized = image.clone().resize({ width })
      await writeResult(`public/posters/${name}-${width}.avif`, await sized.avif({ quality: 50, effort: 7 }).toBuffer())
    }
    const fallback = image.clone().resize({ width: FALLBACK_WIDTH })
    await writeResult(`public/posters/${name}.jpg`, await fallback.jpeg({ quality: 56, mozjpeg: true }).toBuffer())
  }
}
