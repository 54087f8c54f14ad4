// The background of a label: rays, halftone dots and the sun in the middle.
import { at, disc, flower, polar, star } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

const FAR = 520

function rays({ palette, random, flat }: DrawingContext): string {
  const count = random.integer(10, 18)
  const turn = random.between(0, 360 / count)
  const swing = random.pick([0, 0, 0, 16, -16])
  const outline = Array.from({ length: count }, (_, ray) => {
    const from = turn + (ray * 360) / count
    const to = from + 180 / count
    const [a, b] = [polar(FAR, from + swing), polar(FAR, to + swing)]
    const [bendA, bendB] = [polar(FAR / 2, from - swing / 4), polar(FAR / 2, to - swing / 4)]
    return `M0 0Q${at(...bendA)} ${at(...a)}L${at(...b)}Q${at(...bendB)} 0 0Z`
  })
  return flat(outline.join(''), palette.ray)
}

function halftone({ palette, random }: DrawingContext): string {
  const perRing = random.integer(34, 44)
  const dots: string[] = []
  for (let ring = 0; ring < 9; ring += 1) {
    const radius = 225 + ring * 21
    for (let dot = 0; dot < perRing; dot += 1) {
      const [x, y] = polar(radius, ((dot + (ring % 2) / 2) * 360) / perRing)
      if (Math.max(Math.abs(x), Math.abs(y)) < 290) dots.push(disc(x, y, 1.6 + ring * 0.75))
    }
  }
  return `<path d="${dots.join('')}" fill="${palette.ground}"/>`
}

function sun({ palette, random, shape, flat, line }: DrawingContext): string {
  const radius = random.integer(172, 190)
  const edge = random.pick([
    () => shape(disc(0, 0, radius), palette.sun) + line(disc(0, 0, radius - 12), 3),
    () => shape(flower(0, 0, 24, radius), palette.sun),
    () => shape(star(0, 0, 36, radius + 8, radius - 12), palette.sun),
    () => {
      const beads = Array.from({ length: 36 }, (_, bead) => disc(...polar(radius + 8, bead * 10), 6)).join('')
      return shape(disc(0, 0, radius - 8), palette.sun) + flat(beads, colours.ivory) + line(beads, 3)
    },
  ])
  return edge()
}

export function sunburst(context: DrawingContext): string {
  return rays(context) + halftone(context) + sun(context)
}
