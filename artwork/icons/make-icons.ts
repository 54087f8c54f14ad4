// `node artwork/icons/make-icons.ts`: the icons for browser tabs and home screens in public/, from the logo and the small mark beside them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../../public')
const drawing = (name: string) => readFileSync(join(PUBLIC, name), 'utf8').replace(/^[^>]*>|<\/svg>\s*$/g, '')

const logo = drawing('logo.svg')
const rays = Array.from({ length: 16 }, (_, index) => `<path d="M0 0-8-80H8Z" transform="rotate(${index * 22.5})"/>`)

/** Whoever cuts a corner off cuts into rays, not into the logo. */
function onRays(scale: number): string {
  return svg(
    `<path fill="#c8301a" d="M-50-50h100v100h-100z"/><g fill="#f7a81b">${rays.join('')}</g>` +
      `<g transform="scale(${scale})">${logo}</g>`,
  )
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="100" height="100">${content}</svg>`
}

function png(picture: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(picture), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** A PNG in the wrapping that /favicon.ico must have. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const [name, picture] of [
  ['icons/icon-192.png', await png(svg(logo), 192)],
  ['icons/icon-512.png', await png(svg(logo), 512)],
  ['icons/maskable-512.png', await png(onRays(0.76), 512)],
  ['icons/apple-touch-icon.png', await png(onRays(0.9), 180)],
  ['favicon.ico', ico(await png(svg(drawing('favicon.svg')), 32), 32)],
] as const) {
  writeFileSync(join(PUBLIC, name), picture)
  process.stdout.write(`public/${name}  ${(picture.length / 1024).toFixed(1)} kB\n`)
}
