// The light of a frame: sparks add up in a buffer, which is then composed with the background.

export type Colour = readonly [red: number, green: number, blue: number]

export type LightBuffer = {
  width: number
  height: number
  /** Three numbers a pixel, without an upper limit: light only adds. */
  light: Float32Array
}

export function createLightBuffer(width: number, height: number): LightBuffer {
  return { width, height, light: new Float32Array(width * height * 3) }
}

/** Adds a round, soft spot; its radius is in pixels. */
export function spot(buffer: LightBuffer, x: number, y: number, radius: number, colour: Colour, strength: number) {
  if (strength < 0.004) return
  const { width, height, light } = buffer
  const reach = radius * 2.4
  const fall = 1 / (radius * radius)
  const [left, right] = [Math.max(0, Math.ceil(x - reach)), Math.min(width - 1, Math.floor(x + reach))]
  const [top, bottom] = [Math.max(0, Math.ceil(y - reach)), Math.min(height - 1, Math.floor(y + reach))]
  for (let row = top; row <= bottom; row += 1) {
    const down = (row - y) * (row - y)
    for (let column = left; column <= right; column += 1) {
      const amount = strength * Math.exp(-(down + (column - x) * (column - x)) * fall)
      const at = (row * width + column) * 3
      light[at] = (light[at] as number) + amount * colour[0]
      light[at + 1] = (light[at + 1] as number) + amount * colour[1]
      light[at + 2] = (light[at + 2] as number) + amount * colour[2]
    }
  }
}

export type Scene = {
  /** The sky and the roofs before it, three bytes a pixel. */
  sky: Uint8Array
  roofs: Uint8Array
  /** The roofs' coverage of a pixel, 0 to 255. */
  cover: Uint8Array
}

/** Three bytes a pixel: light screens over the sky, and lights the upper edges of the roofs. */
export function compose({ width, height, light }: LightBuffer, { sky, roofs, cover }: Scene, lit: Float32Array) {
  const frame = new Uint8Array(width * height * 3)
  const above = 2 * width
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const covered = (cover[pixel] as number) / 255
    const edge = covered - (pixel < above ? covered : (cover[pixel - above] as number) / 255)
    const column = (pixel % width) * 3
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel
      const open = screened(sky[at] as number, light[at] as number)
      const shine = (lit[column + channel] as number) * (0.05 + 0.5 * Math.max(0, edge))
      frame[at] = open + (screened(roofs[at] as number, shine) - open) * covered
    }
  }
  return frame
}

const screened = (ground: number, light: number) => ground + (255 - ground) * (1 - Math.exp(-light))
