// `node artwork/posters/make-posters.ts`: prints the five posters of the landing page into public/posters/, as AVIF in two widths and as JPEG.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { posters } from './posters.ts'

const PUBLIC = join(import.meta.dirname, '../../public/posters')
const WIDTHS = [360, 720]
/** For browsers that do not know AVIF. */
const FALLBACK_WIDTH = 540

mkdirSync(PUBLIC, { recursive: true })
for (const { name, svg } of posters) {
  const sheet = sharp(Buffer.from(svg)).flatten()
  for (const width of WIDTHS) {
    const sized = sheet.clone().resize({ width })
    await keep(`${name}-${width}.avif`, (file) => sized.avif({ quality: 50, effort: 7 }).toFile(file))
  }
  const older = sheet.clone().resize({ width: FALLBACK_WIDTH })
  await keep(`${name}.jpg`, (file) => older.jpeg({ quality: 56, mozjpeg: true }).toFile(file))
}

async function keep(name: string, make: (file: string) => Promise<unknown>) {
  const file = join(PUBLIC, name)
  await make(file)
  process.stdout.write(`${name} ${(statSync(file).size / 1024).toFixed(1)} kB\n`)
}
