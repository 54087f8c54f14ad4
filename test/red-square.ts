// A real PNG as an admin would choose it.
import sharp from 'sharp'

export async function redSquare(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const pixels = sharp({ create: { width: 800, height: 800, channels: 3, background: '#d8341c' } })
  return { name: 'red-square.png', mimeType: 'image/png', buffer: await pixels.png().toBuffer() }
}
