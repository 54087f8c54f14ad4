// A long exposure: sparks add light to a buffer that fades, and each frame is read from it with a glow.
export type Colour = readonly [red: number, green: number, blue: number]

/** Portrait, for a phone. */
export const WIDTH = 576
export const HEIGHT = 720

const GLOW_STEP = 4
const GLOW_WIDTH = WIDTH / GLOW_STEP
const GLOW_HEIGHT = HEIGHT / GLOW_STEP
const GLOW_REACH = 5
const GLOW_STRENGTH = 0.85
const GAMMA = 1 / 2.2

export type Exposure = ReturnType<typeof createExposure>

/** `afterglow`: the share of light left one frame later; `scene`: WIDTH × HEIGHT × 3. */
export function createExposure(scene: Float32Array, afterglow: number) {
  const light = new Float32Array(WIDTH * HEIGHT * 3)
  const glow = new Float32Array(GLOW_WIDTH * GLOW_HEIGHT * 3)
  const blurred = new Float32Array(glow.length)

  function expose(x: number, y: number, [red, green, blue]: Colour, power: number) {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
    const at = (y * WIDTH + x) * 3
    light[at] = (light[at] ?? 0) + red * power
    light[at + 1] = (light[at + 1] ?? 0) + green * power
    light[at + 2] = (light[at + 2] ?? 0) + blue * power
  }

  function dot(x: number, y: number, colour: Colour, power: number, size: number) {
    const reach = Math.ceil(size * 1.6)
    for (let row = Math.floor(y) - reach; row <= Math.floor(y) + reach; row += 1) {
      for (let column = Math.floor(x) - reach; column <= Math.floor(x) + reach; column += 1) {
        const far = ((column - x) ** 2 + (row - y) ** 2) / (size * size)
        if (far < 4) expose(column, row, colour, power * Math.exp(-far * 1.6))
      }
    }
  }

  return {
    /** Adds the light of a spark's way within a frame. */
    streak(from: readonly [number, number], to: readonly [number, number], colour: Colour, power: number, size = 1.1) {
      const [x, y] = from
      const [dx, dy] = [to[0] - x, to[1] - y]
      const dots = Math.min(14, Math.max(1, Math.ceil(Math.hypot(dx, dy) / (size * 0.9))))
      for (let each = 1; each <= dots; each += 1) {
        dot(x + (dx * each) / dots, y + (dy * each) / dots, colour, power / Math.sqrt(dots), size)
      }
    },
    fade() {
      for (let at = 0; at < light.length; at += 1) light[at] = (light[at] ?? 0) * afterglow
    },
    frame(): Uint8Array {
      spreadGlow(light, glow, blurred)
      const frame = new Uint8Array(light.length)
      for (let y = 0; y < HEIGHT; y += 1) {
        for (let x = 0; x < WIDTH; x += 1) {
          const at = (y * WIDTH + x) * 3
          for (let channel = 0; channel < 3; channel += 1) {
            const seen =
              (scene[at + channel] ?? 0) + (light[at + channel] ?? 0) + glowAt(blurred, x, y, channel) * GLOW_STRENGTH
            frame[at + channel] = 255 * (1 - Math.exp(-1.35 * seen)) ** GAMMA
          }
        }
      }
      return frame
    },
  }
}

function spreadGlow(light: Float32Array, glow: Float32Array, blurred: Float32Array) {
  glow.fill(0)
  const share = 1 / GLOW_STEP ** 2
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const from = (y * WIDTH + x) * 3
      const to = (Math.floor(y / GLOW_STEP) * GLOW_WIDTH + Math.floor(x / GLOW_STEP)) * 3
      for (let channel = 0; channel < 3; channel += 1)
        glow[to + channel] = (glow[to + channel] ?? 0) + (light[from + channel] ?? 0) * share
    }
  }
  // Three box blurs each way are as soft as a lens.
  for (let pass = 0; pass < 3; pass += 1) {
    blur(glow, blurred, GLOW_WIDTH, GLOW_HEIGHT, 3, GLOW_WIDTH * 3)
    blur(blurred, glow, GLOW_HEIGHT, GLOW_WIDTH, GLOW_WIDTH * 3, 3)
  }
  blurred.set(glow)
}

/** A running mean along lines of `length`; neighbours are `step` apart, lines `stride`. */
function blur(from: Float32Array, to: Float32Array, length: number, lines: number, step: number, stride: number) {
  const span = GLOW_REACH * 2 + 1
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const start = line * stride + channel
      let sum = 0
      for (let at = -GLOW_REACH; at < length; at += 1) {
        sum += from[start + (at + GLOW_REACH) * step * Number(at + GLOW_REACH < length)] ?? 0
        if (at - GLOW_REACH - 1 >= 0) sum -= from[start + (at - GLOW_REACH - 1) * step] ?? 0
        if (at >= 0) to[start + at * step] = sum / span
      }
    }
  }
}

function glowAt(glow: Float32Array, x: number, y: number, channel: number): number {
  const left = Math.min(GLOW_WIDTH - 2, Math.max(0, Math.floor((x - 1.5) / GLOW_STEP)))
  const top = Math.min(GLOW_HEIGHT - 2, Math.max(0, Math.floor((y - 1.5) / GLOW_STEP)))
  const right = Math.min(1, Math.max(0, (x - 1.5) / GLOW_STEP - left))
  const down = Math.min(1, Math.max(0, (y - 1.5) / GLOW_STEP - top))
  const at = (top * GLOW_WIDTH + left) * 3 + channel
  const above = (glow[at] ?? 0) * (1 - right) + (glow[at + 3] ?? 0) * right
  const below = (glow[at + GLOW_WIDTH * 3] ?? 0) * (1 - right) + (glow[at + GLOW_WIDTH * 3 + 3] ?? 0) * right
  return above * (1 - down) + below * down
}
