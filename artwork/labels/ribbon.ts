// The ribbon where a real label names the maker: here with stars, flowers or lozenges.
import { at, closed, flower, moved, star } from '../svg/paths.ts'
import { LABEL_SIZE } from './frame.ts'
import { colours } from '../svg/palettes.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

const MIDDLE = LABEL_SIZE / 2

export function ribbon(context: DrawingContext): string {
  const { palette, random, shape } = context
  const [left, top, width, height] = [118, 522, 404, 62]
  const tail = (x: number, toward: 1 | -1) =>
    shape(
      closed([
        [x, top + 14],
        [x - toward * 54, top + 14],
        [x - toward * 37, top + 44],
        [x - toward * 54, top + 74],
        [x, top + 74],
      ]),
      palette.third,
      5,
    ) +
    shape(
      closed([
        [x, top + height],
        [x + toward * 22, top + height],
        [x, top + 74],
      ]),
      colours.black,
      4,
    )
  const body = shape(
    `M${at(left, top)}q${width / 2} -20 ${width} 0v${height}q${-width / 2} -20 ${-width} 0Z`,
    palette.ribbon,
    5,
  )
  const edges = `M${at(left, top + 9)}q${width / 2} -20 ${width} 0m0 ${height - 18}q${-width / 2} -20 ${-width} 0`
  const rule = context.line(edges, 3, colours.lemon)
  const marks = random.pick([5, 7, 9])
  const mark = random.pick([
    (size: number) => star(0, 0, 5, size, size * 0.42),
    (size: number) => star(0, 0, 8, size, size * 0.5),
    (size: number) => flower(0, 0, 6, size * 0.95),
    (size: number) =>
      closed([
        [0, -size],
        [size * 0.7, 0],
        [0, size],
        [-size * 0.7, 0],
      ]),
  ])
  const row = Array.from({ length: marks }, (_, index) => {
    const across = (index - (marks - 1) / 2) / ((marks - 1) / 2)
    const size = index === (marks - 1) / 2 ? 18 : index % 2 ? 8 : 12
    return moved(
      `<path d="${mark(size)}" fill="${index % 2 ? colours.ivory : colours.lemon}"/>`,
      MIDDLE + across * 168,
      top + 31 - 10 * (1 - across * across),
    )
  })
  return tail(left + 12, 1) + tail(left + width - 12, -1) + body + rule + row.join('')
}
