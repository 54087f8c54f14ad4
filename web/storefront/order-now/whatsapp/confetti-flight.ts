// How a piece of confetti flies: shot from a lower corner, slowed by the air, falling past the foot of the screen.
export type Piece = {
  /** Shares of the screen: x from the left, y from the top, speeds a second. */
  x: number
  y: number
  speedX: number
  speedY: number
  /** Turns a second, and the turn it begins with. */
  spin: number
  turn: number
  sizePx: number
  /** Which of the colours, from 0 to 1. */
  hue: number
}

export type Place = { x: number; y: number; radians: number }

/** By then every piece has left the screen. */
export const FLIGHT_SECONDS = 6
/** When most pieces are spread over the screen: what is shown to those who want stillness. */
export const FULL_BLOOM_SECONDS = 1

const AIR = 1.6
const GRAVITY = 1.1

/** `chance` gives numbers from 0 to 1. */
export function scatter(count: number, chance: () => number): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    return {
      x: side > 0 ? 0 : 1,
      y: 1,
      speedX: side * (0.1 + chance() * 1.5),
      speedY: -(0.8 + chance() * 2.2),
      spin: (chance() - 0.5) * 4,
      turn: chance(),
      sizePx: 5 + chance() * 7,
      hue: chance(),
    }
  })
}

/** Where a piece is after so many seconds. */
export function flownFor(seconds: number, { x, y, speedX, speedY, spin, turn }: Piece): Place {
  const spent = (1 - Math.exp(-AIR * seconds)) / AIR
  const falling = GRAVITY / AIR
  return {
    x: x + speedX * spent,
    y: y + (speedY - falling) * spent + falling * seconds,
    radians: (turn + spin * seconds) * 2 * Math.PI,
  }
}
