// Three flower pots in a yard: fountains that swell and sink, gold in the middle, red and green beside it.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { fire } from './colours.ts'
import { type Colour, HEIGHT, WIDTH } from './exposure.ts'
import { nightScene } from './scene.ts'
import { createParticles } from './particles.ts'

const GROUND = HEIGHT - 110

type Pot = { x: number; depth: number; colours: readonly Colour[]; reach: number; phase: number }

const pots: readonly Pot[] = [
  { x: -168, depth: -20, colours: [fire.red, fire.rose, fire.gold], reach: 0.74, phase: 0.4 },
  { x: 168, depth: -20, colours: [fire.green, fire.silver, fire.green], reach: 0.74, phase: 2.3 },
  { x: 0, depth: 26, colours: [fire.gold, fire.amber, fire.gold, fire.silver, fire.amber], reach: 1, phase: 4.2 },
]

export function flowerPots(random: SeededRandom) {
  const particles = createParticles({ x: WIDTH / 2, ground: GROUND, tilt: 1 })

  function spray({ x, depth, colours, reach, phase }: Pot, seconds: number) {
    const breath = 0.86 + 0.14 * Math.sin((seconds * Math.PI * 2) / 3 + phase)
    for (let each = 0; each < 24 * reach; each += 1) {
      const lean = (random.between(-1, 1) + random.between(-1, 1)) * 0.5
      const up = random.between(480, 960) * reach * breath
      particles.emit({
        at: [x, 24, depth],
        speed: [lean * up * 0.28, up, random.between(-20, 20)],
        colour: random.pick(colours),
        ember: fire.ember,
        power: random.between(0.55, 1.1),
        lifeSeconds: random.between(0.75, 1.75),
        air: 0.55,
        gravity: 520,
        size: 1.15,
      })
    }
  }

  return {
    particles,
    scene: withPots(nightScene(random, GROUND - 62)),
    afterglow: 0.5,
    emit: (seconds: number) => pots.forEach((pot) => spray(pot, seconds)),
  }
}

/** The clay cones of the fountains, lit from above. */
function withPots(scene: Float32Array): Float32Array {
  for (const { x, depth } of pots) {
    for (let row = 0; row < 34; row += 1) {
      const half = 4 + row * 0.52
      for (let column = -Math.floor(half); column <= half; column += 1) {
        const band = row % 11 < 3 ? 2.2 : 1
        const shade = (0.035 * (1 - row / 60) * (1 - Math.abs(column) / (half * 1.3)) + 0.012) * band
        const at = ((GROUND + depth - 26 + row) * WIDTH + WIDTH / 2 + x + column) * 3
        scene.set([shade * 2.4, shade * 0.8, shade * 0.5], at)
      }
    }
  }
  return scene
}
