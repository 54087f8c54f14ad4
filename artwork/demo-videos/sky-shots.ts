// Sky shots over the roofs: shells climb on a thin tail and open one after another, round, ringed and weeping.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { fire } from './colours.ts'
import { type Colour, HEIGHT, WIDTH } from './exposure.ts'
import { nightScene } from './scene.ts'
import { createParticles, type Particle } from './particles.ts'

type Shell = {
  opensAt: number
  x: number
  height: number
  colour: Colour
  tip: Colour
  kind: 'peony' | 'willow' | 'ring'
}

const CLIMB_SECONDS = 0.75
const SECONDS = 7

const shells: readonly Shell[] = [
  { opensAt: -0.55, x: -40, height: 470, colour: fire.gold, tip: fire.amber, kind: 'willow' },
  { opensAt: 0.5, x: 120, height: 520, colour: fire.rose, tip: fire.silver, kind: 'peony' },
  { opensAt: 1.2, x: -135, height: 430, colour: fire.turquoise, tip: fire.silver, kind: 'peony' },
  { opensAt: 2, x: 30, height: 545, colour: fire.green, tip: fire.gold, kind: 'ring' },
  { opensAt: 2.7, x: 150, height: 400, colour: fire.gold, tip: fire.amber, kind: 'willow' },
  { opensAt: 3.5, x: -110, height: 530, colour: fire.violet, tip: fire.silver, kind: 'peony' },
  { opensAt: 4.2, x: 70, height: 470, colour: fire.red, tip: fire.gold, kind: 'peony' },
  { opensAt: 4.35, x: -150, height: 380, colour: fire.green, tip: fire.silver, kind: 'peony' },
  { opensAt: 5.2, x: 0, height: 520, colour: fire.gold, tip: fire.silver, kind: 'willow' },
  { opensAt: 5.35, x: 0, height: 520, colour: fire.rose, tip: fire.gold, kind: 'ring' },
]

// Round: many and fast, soon out. Weeping: slow to fade and pulled down.
const kinds: Record<
  Shell['kind'],
  Pick<Particle, 'air' | 'gravity' | 'lifeSeconds'> & { sparks: number; speed: number }
> = {
  peony: { sparks: 210, speed: 330, air: 0.13, gravity: 42, lifeSeconds: 1.5 },
  willow: { sparks: 190, speed: 270, air: 0.2, gravity: 78, lifeSeconds: 2.5 },
  ring: { sparks: 90, speed: 330, air: 0.13, gravity: 42, lifeSeconds: 1.6 },
}

export function skyShots(random: SeededRandom) {
  const particles = createParticles({ x: WIDTH / 2, ground: HEIGHT - 16, tilt: 0 })

  function climb({ x, height }: Shell, share: number) {
    const reached = height * (1 - (1 - share) ** 2)
    for (let each = 0; each < 4; each += 1) {
      particles.emit({
        at: [x * (0.55 + 0.45 * share) + random.between(-1.5, 1.5), reached - each * 5, 0],
        speed: [random.between(-14, 14), random.between(-60, -10), 0],
        colour: fire.gold,
        ember: fire.ember,
        power: 0.7,
        lifeSeconds: random.between(0.12, 0.34),
        air: 0.4,
        gravity: 60,
      })
    }
  }

  function open({ x, height, colour, tip, kind }: Shell) {
    const { sparks, speed, air, gravity, lifeSeconds } = kinds[kind]
    for (let each = 0; each < sparks; each += 1) {
      // Evenly over a sphere; a ring is a tilted circle.
      const up = kind === 'ring' ? 0 : random.between(-1, 1)
      const round = random.between(0, Math.PI * 2)
      const flat = Math.sqrt(1 - up * up)
      const thrown = speed * (kind === 'ring' ? 1 : random.between(0.82, 1.04))
      const [across, rise] = [Math.cos(round) * flat, kind === 'ring' ? Math.sin(round) * 0.42 : up]
      particles.emit({
        at: [x, height, 0],
        speed: [across * thrown, rise * thrown, 0],
        colour: each % 5 === 0 ? tip : colour,
        ember: kind === 'willow' ? fire.ember : colour,
        power: random.between(0.7, 1.15),
        lifeSeconds: lifeSeconds * random.between(0.72, 1.05),
        air,
        gravity,
        size: 1.45,
      })
    }
    particles.emit({
      at: [x, height, 0],
      speed: [0, 0, 0],
      colour: fire.silver,
      ember: colour,
      power: 3,
      lifeSeconds: 0.16,
      air: 1,
      gravity: 0,
      size: 13,
    })
  }

  return {
    particles,
    scene: nightScene(random, HEIGHT - 16),
    afterglow: 0.72,
    emit(seconds: number, frameSeconds: number) {
      for (const shell of shells) {
        const share = 1 - (shell.opensAt - seconds) / CLIMB_SECONDS
        if (share > 0 && share < 1) climb(shell, share)
        if (seconds <= shell.opensAt && shell.opensAt < seconds + frameSeconds) open(shell)
      }
    },
    seconds: SECONDS,
  }
}
