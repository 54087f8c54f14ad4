// One firework: it climbs from behind the roofs, opens, falls and goes out. A spark's position depends on its age alone.
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { spot } from './light.ts'
import type { Colour, LightBuffer } from './light.ts'

export type Form = 'peony' | 'willow' | 'palm' | 'ring' | 'crackle'

export type Shell = {
  /** Seconds into the video at which it opens. */
  opens: number
  /** Its centre, in shares of the picture's width and height, and its width in shares of the height. */
  x: number
  y: number
  radius: number
  form: Form
  colour: Colour
  tip: Colour
}

/** Seconds: of climbing, and until each form's last spark is out. */
export const CLIMB = 0.9
export const lives: Record<Form, number> = { peony: 2.7, willow: 4.2, palm: 3.2, ring: 2.4, crackle: 2.8 }

// By form: number of sparks, drag and fall a second, tail length in seconds, head size, shine.
type Habit = { sparks: number; drag: number; fall: number; tail: number; head: number; shine: number }
const habits: Record<Form, Habit> = {
  peony: { sparks: 96, drag: 2.3, fall: 0.1, tail: 0.5, head: 3.1, shine: 1.1 },
  willow: { sparks: 46, drag: 1.7, fall: 0.34, tail: 1.5, head: 2.2, shine: 1 },
  palm: { sparks: 17, drag: 1.8, fall: 0.24, tail: 1, head: 3.6, shine: 1.3 },
  ring: { sparks: 36, drag: 2.8, fall: 0.07, tail: 0.3, head: 3.2, shine: 1.1 },
  crackle: { sparks: 110, drag: 2.6, fall: 0.1, tail: 0.2, head: 2.4, shine: 1.1 },
}

const HOT: Colour = [1, 0.9, 0.7]

/** The opened shell at an age in seconds; `unit` is a video pixel in buffer pixels. */
export function burst(buffer: LightBuffer, shell: Shell, age: number, unit: number) {
  const { form, colour, tip } = shell
  const { sparks, drag, fall, tail, head, shine } = habits[form]
  const random = seededRandom(`${form} ${shell.x} ${shell.opens}`)
  const size = shell.radius * buffer.height
  for (let spark = 0; spark < sparks; spark += 1) {
    const { across, down, part } = direction(form, spark, sparks, random)
    const [own, phase] = [random.between(0.82, 1) * lives[form], random.between(0, 6.28)]
    if (age > own) continue
    const shade = spark % 3 === 0 ? tip : colour
    const at = (then: number) => {
      const spread = 1 - Math.exp(-drag * then)
      const dropped = (fall * buffer.height * (then - spread / drag)) / drag
      return [
        shell.x * buffer.width + across * size * part * spread,
        shell.y * buffer.height + down * size * part * spread + dropped,
      ] as const
    }
    const strength = shine * glow(form, age / own, age, phase)
    const begun = Math.max(0, age - tail)
    const [headX, headY] = at(age)
    // A tail may fold back on itself: its length is the sum of its halves.
    const [[middleX, middleY], [endX, endY]] = [at((age + begun) / 2), at(begun)]
    const length = Math.hypot(headX - middleX, headY - middleY) + Math.hypot(middleX - endX, middleY - endY)
    const steps = Math.ceil(length / unit) + 6
    for (let step = 1; step < steps; step += 1) {
      const fresh = 1 - step / steps
      const warm = mix(shade, HOT, 0.35 * Math.max(0, 1 - age))
      spot(
        buffer,
        ...at(age - (step / steps) * (age - begun)),
        (0.6 + head * 0.28 * fresh) * unit,
        warm,
        strength * 0.56 * fresh ** 1.3,
      )
    }
    const hot = mix(HOT, shade, Math.min(1, age * 1.6))
    spot(buffer, headX, headY, head * 2.6 * unit, shade, strength * 0.16)
    spot(buffer, headX, headY, head * unit, hot, strength * 2.4)
  }
}

/** The flash in the sky, which also lights the roofs below. */
export function flash({ form }: Shell, age: number): number {
  return 0.7 * Math.exp(-age * 3) + 0.3 * Math.max(0, 1 - age / lives[form])
}

/** A spark that climbs, wavers and leaves a tail. */
export function climb(buffer: LightBuffer, shell: Shell, age: number, unit: number) {
  const start = buffer.height * 0.94
  for (let step = 0; step < 26; step += 1) {
    const then = age - step * 0.016
    if (then < 0) break
    const way = 1 - (1 - then / CLIMB) ** 2
    const waver = Math.sin(then * 16 + shell.x * 40) * 2.4 * unit
    const x = (shell.x + (shell.x < 0.5 ? -0.02 : 0.02) * (1 - way)) * buffer.width + waver
    const y = start + (shell.y * buffer.height - start) * way
    const fresh = 1 - step / 26
    spot(buffer, x, y, (step ? 0.8 : 1.5) * unit, HOT, (step ? 0.45 : 1.1) * fresh * fresh * (1 - 0.5 * way))
  }
}

/** Evenly over a sphere seen from the front; rings lie flat, palms keep to the upper half. */
function direction(form: Form, spark: number, sparks: number, random: ReturnType<typeof seededRandom>) {
  if (form === 'ring') {
    const turn = (spark / sparks) * 2 * Math.PI
    const [flat, tilt] = [0.42, -0.3]
    const [across, down] = [Math.cos(turn), Math.sin(turn) * flat]
    return { across: across - down * tilt, down: down + across * tilt, part: random.between(0.96, 1) }
  }
  if (form === 'palm') {
    const turn = ((spark / (sparks - 1)) * 1.5 - 0.75) * Math.PI
    return { across: Math.sin(turn), down: -Math.cos(turn), part: random.between(0.8, 1) }
  }
  const turn = spark * 2.39996 + random.between(-0.16, 0.16)
  const height = 1 - (2 * (spark + 0.5)) / sparks
  const part = Math.sqrt(1 - height * height) * random.between(0.9, 1)
  return { across: Math.cos(turn), down: Math.sin(turn), part }
}

function glow(form: Form, part: number, age: number, phase: number): number {
  if (part >= 1) return 0
  const fading = Math.min(1, age * 14) * (1 - part) ** (form === 'willow' ? 0.8 : 1.25)
  if (form === 'crackle' && part > 0.3) return fading * (Math.sin(age * 46 + phase) > 0.35 ? 2 : 0.12)
  return part > 0.55 ? fading * (0.72 + 0.28 * Math.sin(age * 34 + phase)) : fading
}

const mix = (from: Colour, to: Colour, part: number): Colour => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]
