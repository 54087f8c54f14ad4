// The background of the videos: a night sky, roofs along the horizon, a yard of beaten earth.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { HEIGHT, type Colour, WIDTH } from './exposure.ts'

const SKY_TOP: Colour = [0.003, 0.0025, 0.018]
const SKY_LOW: Colour = [0.011, 0.009, 0.06]
const HORIZON: Colour = [0.1, 0.03, 0.02]
const ROOF: Colour = [0.0025, 0.002, 0.012]
const WINDOW: Colour = [0.42, 0.21, 0.045]
const EARTH_FAR: Colour = [0.02, 0.01, 0.022]
const EARTH_NEAR: Colour = [0.006, 0.004, 0.014]

/** `horizon`: the first row of earth; at HEIGHT there is only sky and roofs. */
export function nightScene(random: SeededRandom, horizon: number): Float32Array {
  const scene = new Float32Array(WIDTH * HEIGHT * 3)
  const roofs = roofLine(random, horizon)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) paint(scene, x, y, colourAt(x, y, horizon, roofs[x] ?? horizon))
  }
  for (let star = 0; star < 70; star += 1) {
    const y = random.integer(0, Math.round(horizon * 0.62))
    paint(scene, random.integer(0, WIDTH - 1), y, [0.1, 0.1, 0.16])
  }
  light(scene, random, roofs, horizon)
  return scene
}

function colourAt(x: number, y: number, horizon: number, roof: number): Colour {
  if (y >= horizon) {
    // The yard is lighter near the fire.
    const near = Math.min(1, (y - horizon) / 120)
    const middle = 1 - Math.min(1, Math.abs(x - WIDTH / 2) / (WIDTH * 0.62)) ** 2
    return mix(EARTH_FAR, EARTH_NEAR, near).map((channel) => channel * (0.45 + middle)) as [number, number, number]
  }
  if (y >= roof) return ROOF
  const low = (y / horizon) ** 1.6
  const glow = Math.exp(-((horizon - y) / 75))
  const sky = mix(SKY_TOP, SKY_LOW, low)
  return [sky[0] + HORIZON[0] * glow, sky[1] + HORIZON[1] * glow, sky[2] + HORIZON[2] * glow]
}

/** The skyline by column: houses, a few with a stair head, and one temple tower. */
function roofLine(random: SeededRandom, horizon: number): number[] {
  const line: number[] = []
  while (line.length < WIDTH) {
    const width = random.integer(34, 78)
    const height = random.integer(14, 40)
    const head = random.integer(0, 2) === 0 ? random.integer(8, 14) : 0
    for (let column = 0; column < width; column += 1) {
      const isHead = column > width * 0.55 && column < width * 0.85
      line.push(horizon - height - (isHead ? head : 0))
    }
  }
  const tower = random.integer(Math.round(WIDTH * 0.62), Math.round(WIDTH * 0.8))
  for (let column = -26; column <= 26; column += 1) {
    const tier = Math.floor((26 - Math.abs(column)) / 5)
    const at = tower + column
    line[at] = Math.min(line[at] ?? horizon, horizon - 34 - tier * 13)
  }
  return line
}

function light(scene: Float32Array, random: SeededRandom, roofs: readonly number[], horizon: number) {
  for (let window = 0; window < 26; window += 1) {
    const x = random.integer(4, WIDTH - 8)
    const y = random.integer((roofs[x] ?? horizon) + 7, horizon - 5)
    if (y + 4 > horizon || y - 3 < (roofs[x + 3] ?? 0)) continue
    for (let at = 0; at < 12; at += 1) paint(scene, x + (at % 3), y + Math.floor(at / 3), WINDOW)
  }
}

function paint(scene: Float32Array, x: number, y: number, colour: Colour) {
  scene.set(colour, (y * WIDTH + x) * 3)
}

function mix(from: Colour, to: Colour, share: number): Colour {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
