// Writes the icons of browser tabs and home screens into public/, from its logo.svg and favicon.svg.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT, writeResult } from '../write-result.ts'

const drawing = (name: string) => readFileSync(join(ROOT, 'public', name), 'utf8').replace(/^[^>]*>|<\/svg>\s*$/g, '')

const logo = drawing('logo.svg')
const rays = Array.from({ length: 16 }, (_, index) => `<path d="M0 0-8-80H8Z" transform="rotate(${index * 22.5})"/>`)

/** Where a system masks the corners, it cuts into rays and not into the logo. */
function onRays(scale: number): string {
  return svg(
    `<path fill="#c8301a" d="M-50-50h100v100h-100z"/><g fill="#f7a81b">${rays.join('')}</g>` +
      `<g transform="scale(${scale})">${logo}</g>`,
  )
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="100" height="100">${content}</svg>`
}

function png(image: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(image), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** Wraps a PNG in the container of /favicon.ico. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one image
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

export async function makeIcons() {
  mkdirSync(join(ROOT, 'public/icons'), { recursive: true })
  await writeResult('public/icons/icon-192.png', await png(svg(logo), 192))
  await writeResult('public/icons/icon-512.png', await png(svg(logo), 512))
  await writeResult('public/icons/maskable-512.png', await png(onRays(0.76), 512))
  await writeResult('public/icons/apple-touch-icon.png', await png(onRays(0.9), 180))
  await writeResult('public/favicon.ico', ico(await png(svg(drawing('favicon.svg')), 32), 32))
}
