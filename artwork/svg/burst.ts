// Round bursts in the sky, in four forms: spokes, petals, rings of beads and the drooping willow.
import { at, disc, open, petal, polar, star } from './paths.ts'
import { glint } from './sparks.ts'
import type { Point } from './paths.ts'
import type { DrawingContext } from './drawing-context.ts'
import type { Tip } from './sparks.ts'

export type BurstForm = 'spokes' | 'petals' | 'beads' | 'willow'
export type Burst = { middle: Point; radius: number; arms: number; tip: Tip; shade: 0 | 1 | 2; form: BurstForm }

export const burstForms: readonly BurstForm[] = ['spokes', 'petals', 'beads', 'willow']

export function burst(context: DrawingContext, { middle, radius, arms, tip, shade, form }: Burst): string {
  const { random, palette, shape, trail } = context
  const [colour, inner] = [palette.sparks[shade], palette.sparks[(shade + 1) % 3] as string]
  const turn = random.between(0, 180 / arms)
  const each = Array.from({ length: arms }, (_, index) => index)
  const point = (arm: number, part: number) => polar(radius * part, turn + (arm * 360) / arms, middle)
  const reach = (arm: number, from: number, to: number) => open([point(arm, from), point(arm, to)])
  const size = Math.max(11, radius * 0.12)
  const width = Math.max(5, radius * 0.045)
  const ring = (part: number, half: number, bead: number) =>
    each.map((arm) => disc(...point(arm + half, part), size * bead)).join('')
  const ends = (place: (arm: number) => Point) =>
    each.map((arm) => glint(context, place(arm), size, colour, tip)).join('')
  const heart = shape(star(...middle, 8, radius * 0.22, radius * 0.1), inner, 3)
  if (form === 'petals') {
    const leaves = (part: number, half: number) =>
      each.map((arm) => petal(...middle, radius * part, radius * 0.09, turn + ((arm + half) * 360) / arms)).join('')
    return (
      shape(leaves(0.62, 0.5), inner, 3) + shape(leaves(0.9, 0), colour, 3) + ends((arm) => point(arm, 1.06)) + heart
    )
  }
  if (form === 'beads') {
    const rings =
      shape(ring(0.36, 0, 0.34), inner, 3) +
      shape(ring(0.56, 0.5, 0.46), colour, 3) +
      shape(ring(0.78, 0, 0.56), inner, 3)
    return (
      trail(each.map((arm) => reach(arm, 0.1, 0.28)).join(''), colour, width) +
      rings +
      ends((arm) => point(arm + 0.5, 1)) +
      heart
    )
  }
  if (form === 'willow') {
    const droop = (arm: number): Point => [point(arm, 1)[0], point(arm, 0.86)[1] + radius * 0.3]
    const strands = each.map((arm) => `M${at(...middle)}Q${at(...point(arm, 0.92))} ${at(...droop(arm))}`).join('')
    return trail(strands, colour, width) + shape(ring(0.34, 0.5, 0.4), inner, 3) + ends(droop) + heart
  }
  const long = each.map((arm) => reach(arm, 0.2, 0.84)).join('')
  const brief = each.map((arm) => reach(arm + 0.5, 0.3, 0.58)).join('')
  return (
    trail(brief, inner, width) +
    trail(long, colour, width) +
    shape(ring(0.72, 0.5, 0.45), inner, 3) +
    ends((arm) => point(arm, 1)) +
    heart
  )
}
