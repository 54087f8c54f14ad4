// A ground chakkar at full turn: two jets on its rim wind spirals of sparks over the yard, gold, then rose, then green.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { fire } from './colours.ts'
import { type Colour, HEIGHT, WIDTH } from './exposure.ts'
import { nightScene } from './scene.ts'
import { createParticles } from './particles.ts'

const GROUND = HEIGHT - 290
const TURNS_A_SECOND = 2.6
const JETS = 2
const THROWS = 20
const RIM = 34

const turns: readonly (readonly [Colour, Colour])[] = [
  [fire.gold, fire.silver],
  [fire.rose, fire.gold],
  [fire.green, fire.silver],
]

export function chakkar(random: SeededRandom) {
  const particles = createParticles({ x: WIDTH / 2, ground: GROUND, tilt: 0.46 })

  function jet(angle: number, colours: readonly [Colour, Colour]) {
    for (let each = 0; each < JETS; each += 1) {
      const at = angle + (each * Math.PI * 2) / JETS
      // Nearly along the rim and a little outwards, which turns the wheel.
      const aim = at - 1.15 + random.between(-0.14, 0.14)
      const speed = random.between(260, 760)
      particles.emit({
        at: [Math.cos(at) * RIM, 5, Math.sin(at) * RIM],
        speed: [Math.cos(aim) * speed, random.between(10, 150), Math.sin(aim) * speed],
        colour: random.integer(0, 3) === 0 ? colours[1] : colours[0],
        ember: fire.ember,
        power: random.between(0.55, 1.15),
        lifeSeconds: random.between(0.4, 1.15),
        air: 0.34,
        gravity: 210,
        size: 1.15,
      })
    }
  }

  return {
    particles,
    scene: nightScene(random, GROUND - 150),
    afterglow: 0.56,
    emit(seconds: number, frameSeconds: number) {
      const colours = turns[Math.floor(Math.max(0, seconds) / 2) % turns.length] ?? [fire.gold, fire.silver]
      for (let each = 0; each < THROWS; each += 1) {
        jet((seconds + (frameSeconds * each) / THROWS) * TURNS_A_SECOND * Math.PI * 2, colours)
      }
      // The powder itself, too bright to look at.
      particles.emit({
        at: [0, 6, 0],
        speed: [0, 0, 0],
        colour: fire.silver,
        ember: colours[0],
        power: 1.6,
        lifeSeconds: 0.05,
        air: 1,
        gravity: 0,
        size: 11,
      })
    },
  }
}
