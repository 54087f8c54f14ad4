// The frame of every label: paper, double rules, and a window in one of four shapes.
import { at, box, closed, roundedBox } from '../svg/paths.ts'
import { colours } from '../svg/palettes.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

export const LABEL_SIZE = 640
const MIDDLE = LABEL_SIZE / 2
const EDGE = 50

const notch = (x: number, y: number) => `A62 62 0 0 0 ${at(x, y)}`

/** The window of the field: a plain panel, a clipped one, an arch or a scalloped square. */
export function windowOutline(cut: number): string {
  const far = LABEL_SIZE - EDGE
  if (cut === 0) return box(EDGE, EDGE, far - EDGE, far - EDGE)
  if (cut === 1) {
    const near = EDGE + 62
    const back = far - 62
    const topAndRight = `H${back}${notch(far, near)}V${back}${notch(back, far)}`
    return `M${at(near, EDGE)}${topAndRight}H${near}${notch(EDGE, back)}V${near}${notch(near, EDGE)}Z`
  }
  if (cut === 2) {
    const left = `C${at(EDGE, 205)} 78 190 96 164C112 118 160 134 180 112C208 78 262 104 ${at(MIDDLE, EDGE + 4)}`
    const right = `C378 104 432 78 460 112C480 134 528 118 544 164C562 190 ${at(far, 205)} ${at(far, 250)}`
    return `M${at(EDGE, far)}V250${left}${right}V${far}Z`
  }
  const cutOff = 88
  return closed([
    [EDGE + cutOff, EDGE],
    [far - cutOff, EDGE],
    [far, EDGE + cutOff],
    [far, far - cutOff],
    [far - cutOff, far],
    [EDGE + cutOff, far],
    [EDGE, far - cutOff],
    [EDGE, EDGE + cutOff],
  ])
}

export function rules({ palette, flat, line, shape }: DrawingContext, spandrel: string): string {
  const paper = `<path d="${box(0, 0, LABEL_SIZE, LABEL_SIZE)}" fill="${colours.ivory}"/>`
  const outer = flat(roundedBox(15, 15, 610, 610, 10), palette.frame) + flat(box(28, 28, 584, 584), colours.ivory)
  return paper + outer + line(box(28, 28, 584, 584), 3) + shape(box(38, 38, 564, 564), spandrel, 4)
}
