// Sparks in flight: thrown, slowed by the air, pulled to the ground, and seen from where the camera stands.
import type { Film, Ink } from './light.ts'

export type Spark = {
  /** Pixels to the right, above the ground, and towards the camera. */
  at: [x: number, height: number, depth: number]
  /** Pixels a second. */
  speed: [x: number, height: number, depth: number]
  ink: Ink
  /** What it turns to as it dies. */
  ember: Ink
  power: number
  lifeSeconds: number
  /** The share of its speed that the air leaves it after a second. */
  air: number
  /** Pixels a second, each second. */
  gravity: number
  size?: number
  ageSeconds?: number
}

/** Where the ground's origin lies in the picture, and how much of the ground's depth is seen. */
export type Camera = { x: number; ground: number; tilt: number }

export type Flight = ReturnType<typeof openFlight>

export function openFlight(camera: Camera) {
  let sparks: Required<Spark>[] = []

  const seen = ([x, height, depth]: Spark['at']): [number, number] => [
    camera.x + x,
    camera.ground - height + depth * camera.tilt,
  ]

  return {
    throw(spark: Spark) {
      sparks.push({ ageSeconds: 0, size: 1.1, ...spark })
    },
    /** Moves every spark on and lets it shine; `flicker` gives a number from 0 to 1. */
    pass(seconds: number, film: Film, flicker: () => number) {
      for (const spark of sparks) {
        const before = seen(spark.at)
        move(spark, seconds)
        const left = Math.max(0, 1 - spark.ageSeconds / spark.lifeSeconds)
        const power = spark.power * Math.min(1, left * 2.2) * (0.55 + 0.75 * flicker())
        film.streak(before, seen(spark.at), between(spark.ember, spark.ink, left ** 0.7), power, spark.size)
      }
      sparks = sparks.filter(({ ageSeconds, lifeSeconds }) => ageSeconds < lifeSeconds)
    },
  }
}

function move(spark: Required<Spark>, seconds: number) {
  const slowed = spark.air ** seconds
  spark.ageSeconds += seconds
  for (const axis of [0, 1, 2] as const) {
    spark.at[axis] += spark.speed[axis] * seconds
    spark.speed[axis] *= slowed
  }
  spark.speed[1] -= spark.gravity * seconds
  if (spark.at[1] >= 0) return
  // A spark that meets the ground hops once more and is soon out.
  spark.at[1] = 0
  spark.speed[1] = Math.abs(spark.speed[1]) * 0.28
  spark.ageSeconds += spark.lifeSeconds * 0.18
}

function between(from: Ink, to: Ink, share: number): Ink {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
