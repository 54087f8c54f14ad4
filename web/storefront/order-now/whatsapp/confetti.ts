// One burst of confetti, which ignores pointers; a static frame with reduced motion.
import { CONFETTI_PARTICLES } from '#domain/timings.ts'

const COLOURS = ['--vermilion', '--marigold', '--marigold-light', '--leaf', '--night-soft']
const STILL_MS = 1_500

export function fireConfetti() {
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!brush) return
  spreadOut(canvas)
  const pieces = scatter(CONFETTI_PARTICLES, Math.random)
  const style = getComputedStyle(document.documentElement)
  const colours = COLOURS.map((name) => style.getPropertyValue(name))

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    paint(brush, pieces, colours, FULL_BLOOM_SECONDS)
    setTimeout(() => canvas.remove(), STILL_MS)
    return
  }

  let began: number | undefined
  requestAnimationFrame(function frame(now) {
    began ??= now
    const seconds = (now - began) / 1_000
    if (seconds > FLIGHT_SECONDS) return canvas.remove()
    paint(brush, pieces, colours, seconds)
    requestAnimationFrame(frame)
  })
}

/** In the top layer, above open dialogs. */
function spreadOut(canvas: HTMLCanvasElement) {
  canvas.width = window.innerWidth
  canvas.height = window.innerHeight
  canvas.className = 'confetti'
  canvas.popover = 'manual'
  canvas.ariaHidden = 'true'
  Object.assign(canvas.style, {
    inset: '0',
    width: '100vw',
    height: '100dvh',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    pointerEvents: 'none',
  })
  document.body.append(canvas)
  canvas.showPopover()
}

function paint(brush: CanvasRenderingContext2D, pieces: readonly Piece[], colours: string[], seconds: number) {
  const { width, height } = brush.canvas
  brush.resetTransform()
  brush.clearRect(0, 0, width, height)
  for (const piece of pieces) {
    const { x, y, radians } = flownFor(seconds, piece)
    if (y > 1.05 || x < -0.05 || x > 1.05) continue
    brush.fillStyle = colours[Math.floor(piece.hue * colours.length)] ?? ''
    brush.setTransform(
      Math.cos(radians),
      Math.sin(radians),
      -Math.sin(radians),
      Math.cos(radians),
      x * width,
      y * height,
    )
    // Turning paper looks narrow at times.
    const breadth = piece.sizePx * Math.abs(Math.cos(radians * 0.7))
    brush.fillRect(-breadth / 2, -piece.sizePx / 2, breadth, piece.sizePx)
  }
}

export type Piece = {
  /** Shares of the screen: x from the left, y from the top, speeds per second. */
  x: number
  y: number
  speedX: number
  speedY: number
  /** Turns per second, and the initial turn. */
  spin: number
  turn: number
  sizePx: number
  /** Selects a colour, from 0 to 1. */
  hue: number
}

export type Place = { x: number; y: number; radians: number }

/** By then every piece has left the screen. */
export const FLIGHT_SECONDS = 6
/** When most pieces are visible: the static frame. */
export const FULL_BLOOM_SECONDS = 1

const AIR = 1.6
const GRAVITY = 1.1

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

export function flownFor(seconds: number, { x, y, speedX, speedY, spin, turn }: Piece): Place {
  const spent = (1 - Math.exp(-AIR * seconds)) / AIR
  const falling = GRAVITY / AIR
  return {
    x: x + speedX * spent,
    y: y + (speedY - falling) * spent + falling * seconds,
    radians: (turn + spin * seconds) * 2 * Math.PI,
  }
}
