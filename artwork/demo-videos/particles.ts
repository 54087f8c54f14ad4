// A particle system for sparks: emitted, slowed by air, pulled to the ground, and projected to the frame.
import type { Exposure, Colour } from './exposure.ts'

export type Particle = {
  /** Pixels to the right, above the ground, and towards the camera. */
  at: [x: number, height: number, depth: number]
  /** Pixels a second. */
  speed: [x: number, height: number, depth: number]
  colour: Colour
  ember: Colour
  power: number
  lifeSeconds: number
  /** The share of its speed left after a second of air. */
  air: number
  /** Pixels a second, each second. */
  gravity: number
  size?: number
  ageSeconds?: number
}

/** The ground's origin in the picture, and the visible share of its depth. */
export type Camera = { x: number; ground: number; tilt: number }

export type Particles = ReturnType<typeof createParticles>

export function createParticles(camera: Camera) {
  let alive: Required<Particle>[] = []

  const seen = ([x, height, depth]: Particle['at']): [number, number] => [
    camera.x + x,
    camera.ground - height + depth * camera.tilt,
  ]

  return {
    emit(particle: Particle) {
      alive.push({ ageSeconds: 0, size: 1.1, ...particle })
    },
    /** Moves every spark and adds its light; `flicker` returns a number from 0 to 1. */
    advance(seconds: number, exposure: Exposure, flicker: () => number) {
      for (const particle of alive) {
        const before = seen(particle.at)
        move(particle, seconds)
        const left = Math.max(0, 1 - particle.ageSeconds / particle.lifeSeconds)
        const power = particle.power * Math.min(1, left * 2.2) * (0.55 + 0.75 * flicker())
        exposure.streak(
          before,
          seen(particle.at),
          between(particle.ember, particle.colour, left ** 0.7),
          power,
          particle.size,
        )
      }
      alive = alive.filter(({ ageSeconds, lifeSeconds }) => ageSeconds < lifeSeconds)
    },
  }
}

function move(particle: Required<Particle>, seconds: number) {
  const slowed = particle.air ** seconds
  particle.ageSeconds += seconds
  for (const axis of [0, 1, 2] as const) {
    particle.at[axis] += particle.speed[axis] * seconds
    particle.speed[axis] *= slowed
  }
  particle.speed[1] -= particle.gravity * seconds
  if (particle.at[1] >= 0) return
  // A spark that hits the ground bounces once and soon goes out.
  particle.at[1] = 0
  particle.speed[1] = Math.abs(particle.speed[1]) * 0.28
  particle.ageSeconds += particle.lifeSeconds * 0.18
}

function between(from: Colour, to: Colour, share: number): Colour {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
