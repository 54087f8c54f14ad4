// The image of a demo product: a matchbox label in the Sivakasi manner, drawn only from its category and code.
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { corners } from './corners.ts'
import { LABEL_SIZE, rules, windowOutline } from './frame.ts'
import { moved } from '../svg/paths.ts'
import { dayPalettes, nightPalettes } from '../svg/palettes.ts'
import { createDrawingContext } from '../svg/drawing-context.ts'
import { byNight, motifs } from '../motifs/by-category.ts'
import { ribbon } from './ribbon.ts'
import { sunburst } from './sunburst.ts'
import type { FirstCategory } from '#domain/category/category.ts'
import type { Palette } from '../svg/palettes.ts'

const WINDOW_CUTS = 4

/** An SVG of 640 by 640, without letters; deterministic by product. */
export function drawLabel({ code, category }: { code: string; category: FirstCategory }): string {
  const number = Number(code.slice(3))
  const night = byNight.has(category)
  const palettes = night ? nightPalettes : dayPalettes
  const context = createDrawingContext(palettes[number % palettes.length] as Palette, seededRandom(code), night)
  const cut = Math.floor(number / palettes.length) % WINDOW_CUTS
  const view = windowOutline(cut)
  const field = moved(sunburst(context), LABEL_SIZE / 2, 296)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LABEL_SIZE}" height="${LABEL_SIZE}">` +
    `<clipPath id="window"><path d="${view}"/></clipPath><g stroke-linejoin="round" stroke-linecap="round">` +
    rules(context, context.palette.third) +
    `<g clip-path="url(#window)">${context.flat(view, context.palette.ground)}${field}</g>` +
    context.line(view, 5) +
    corners(context, cut) +
    moved(motifs[category](context), LABEL_SIZE / 2, 306) +
    ribbon(context) +
    '</g></svg>'
  )
}
