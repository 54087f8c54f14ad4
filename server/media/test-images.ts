// Images, and files that only look like images, for the tests of media.
import { crc32 } from 'node:zlib'
import type { Sharp } from 'sharp'
import sharp from 'sharp'

/** A label-like picture with alpha: flat colour on nothing. */
export function pngArt(width = 600, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 220, g: 40, b: 20, alpha: 0.5 } } })
    .png()
    .toBuffer()
}

/** A noisy picture that no two calls draw alike; `side` pixels square. */
export function photograph(side = 600): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background: 'grey', noise } })
}

export function jpegPhoto(side = 600): Promise<Buffer> {
  return photograph(side).jpeg({ quality: 90 }).toBuffer()
}

/** Ends inside its pixels. */
export function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A few bytes that say they are a picture of width × height. */
export function pngClaiming(width: number, height: number, { depth = 8, interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(depth, 8)
  header.writeUInt8(2, 9)
  header.writeUInt8(interlaced ? 1 : 0, 12)
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', Buffer.alloc(64)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([pngSignature, ...chunks])
}

/** The same PNG with a text chunk behind its header. */
export function pngSaying(png: Buffer, text: string): Buffer {
  const headerEnd = pngSignature.length + 25
  const chunk = pngChunk('tEXt', Buffer.from(`Comment\0${text}`))
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)])
}

/** The same JPEG whose frame header claims other dimensions. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const claiming = Buffer.from(jpeg)
  const frame = Math.max(claiming.indexOf(Buffer.from([0xff, 0xc0])), claiming.indexOf(Buffer.from([0xff, 0xc2])))
  claiming.writeUInt16BE(height, frame + 5)
  claiming.writeUInt16BE(width, frame + 7)
  return claiming
}

/** The same PNG with one byte of its pixels turned over. */
export function flippedPng(png: Buffer): Buffer {
  const flipped = Buffer.from(png)
  const at = flipped.indexOf('IDAT') + 20
  flipped.writeUInt8(flipped.readUInt8(at) ^ 0xff, at)
  return flipped
}
