// The five posters of the landing page: each a category's picture, large, with its own inks and company.
import { burst } from '../svg/burst.ts'
import { diceFor } from '../seeded-random.ts'
import { moved } from '../svg/paths.ts'
import { inks } from '../svg/palettes.ts'
import type { Ink, Palette } from '../svg/palettes.ts'
import { penOf } from '../svg/drawing-context.ts'
import { oneSound } from '../motifs/blasts.ts'
import { butterfly, peacock } from '../motifs/creatures.ts'
import { giftBox } from '../motifs/gift-box.ts'
import { fancyFlowerPot } from '../motifs/pots.ts'
import { singleShot } from '../motifs/shots.ts'
import { wala } from '../motifs/strings.ts'
import { bang, strewn } from '../svg/sparks.ts'
import { bunting, poster, roofs } from './sheet.ts'

export type Poster = { name: string; width: number; height: number; svg: string }

const SIDE = 720
const TALL = 960
const MIDDLE = SIDE / 2

export const posters: readonly Poster[] = [fancy(), oneSoundPoster(), singleShots(), walaPoster(), gift()]

function fancy(): Poster {
  const colours = inked(
    'leaf',
    'night',
    'indigo',
    'marigold',
    'vermilion',
    'turquoise',
    'rose',
    'brinjal',
    'lemon',
    'blush',
    'ivory',
  )
  const pen = penOf(colours, diceFor('fancy poster'), true)
  const day = penOf(colours, diceFor('peacock poster'), false)
  const sky =
    burst(pen, { middle: [178, 232], radius: 124, arms: 14, tip: 'star', shade: 0, form: 'petals' }) +
    burst(pen, { middle: [552, 214], radius: 112, arms: 16, tip: 'bead', shade: 1, form: 'willow' }) +
    burst(pen, { middle: [364, 150], radius: 74, arms: 12, tip: 'twinkle', shade: 2, form: 'beads' })
  const pots = ([-1, 1] as const).map((side) =>
    moved(fancyFlowerPot(penOf(colours, diceFor(`pot ${side}`), true)), MIDDLE + side * 214, 754, 0, 0.66),
  )
  const drawing =
    sky +
    pots.join('') +
    moved(butterfly(day), 150, 470, -14, 0.3) +
    moved(butterfly(day), 572, 448, 14, 0.3) +
    moved(peacock(day), MIDDLE, 606, 0, 1.28)
  return print('fancy', pen, TALL, { rays: 20, swing: 0, middle: [MIDDLE, 640] }, drawing)
}

function oneSoundPoster(): Poster {
  const pen = penOf(
    inked(
      'indigo',
      'vermilion',
      'marigold',
      'lemon',
      'indigo',
      'vermilion',
      'leaf',
      'indigo',
      'ivory',
      'lemon',
      'marigold',
    ),
    diceFor('loud poster 2'),
    false,
  )
  return print('one-sound', pen, SIDE, { rays: 18, swing: 0 }, moved(oneSound(pen), MIDDLE, MIDDLE + 6, 0, 1.26))
}

function singleShots(): Poster {
  const pen = penOf(
    inked('vermilion', 'night', 'wine', 'rose', 'turquoise', 'vermilion', 'marigold', 'leaf', 'lemon', 'ivory', 'sky'),
    diceFor('shot poster'),
    true,
  )
  const company =
    burst(pen, { middle: [150, 240], radius: 78, arms: 12, tip: 'bead', shade: 2, form: 'spokes' }) +
    burst(pen, { middle: [576, 266], radius: 84, arms: 13, tip: 'star', shade: 1, form: 'willow' })
  const sheet = { rays: 16, swing: 14 }
  return print(
    'single-shots',
    pen,
    SIDE,
    sheet,
    company + roofs(pen, { width: SIDE, height: SIDE }) + moved(singleShot(pen), MIDDLE, MIDDLE + 4, 0, 1.24),
  )
}

function walaPoster(): Poster {
  const pen = penOf(
    inked(
      'vermilion',
      'leaf',
      'lime',
      'lemon',
      'vermilion',
      'vermilion',
      'indigo',
      'rose',
      'ivory',
      'marigold',
      'lemon',
    ),
    diceFor('wala poster'),
    false,
  )
  const flash = bang(pen, [MIDDLE, MIDDLE], 330, 17, inks.ivory) + bang(pen, [MIDDLE, MIDDLE], 270, 15, inks.lemon)
  const string = (side: -1 | 0 | 1) =>
    moved(
      wala(penOf(pen.colours, diceFor(`string ${side}`), false)),
      MIDDLE + side * 176,
      MIDDLE + 24 + Math.abs(side) * 18,
      side * -9,
      side ? 0.94 : 1.26,
    )
  return print('wala', pen, SIDE, { rays: 22, swing: 0 }, flash + string(-1) + string(1) + string(0))
}

function gift(): Poster {
  const pen = penOf(
    inked(
      'brinjal',
      'rose',
      'blush',
      'lemon',
      'turquoise',
      'turquoise',
      'vermilion',
      'brinjal',
      'ivory',
      'rose',
      'lemon',
    ),
    diceFor('gift poster'),
    false,
  )
  return print(
    'gift-box',
    pen,
    SIDE,
    { rays: 18, swing: -12 },
    bunting(pen, SIDE) +
      moved(strewn(pen, 10, 240, 275), MIDDLE, MIDDLE + 30) +
      moved(giftBox(pen), MIDDLE, MIDDLE + 64, 0, 1.34),
  )
}

type Look = { rays: number; swing: number; middle?: readonly [number, number] }

function print(name: string, pen: ReturnType<typeof penOf>, height: number, look: Look, drawing: string): Poster {
  const sheet = { width: SIDE, height, middle: [MIDDLE, height / 2] as const, ...look }
  return { name, width: SIDE, height, svg: poster(pen, sheet, drawing) }
}

type Inks = readonly [
  frame: Ink,
  ground: Ink,
  ray: Ink,
  sun: Ink,
  ribbon: Ink,
  main: Ink,
  second: Ink,
  third: Ink,
  a: Ink,
  b: Ink,
  c: Ink,
]

function inked(...names: Inks): Palette {
  const [frame, ground, ray, sun, ribbon, main, second, third, a, b, c] = names
  const [one, two, three] = [inks[a], inks[b], inks[c]]
  return {
    frame: inks[frame],
    ground: inks[ground],
    ray: inks[ray],
    sun: inks[sun],
    ribbon: inks[ribbon],
    main: inks[main],
    second: inks[second],
    third: inks[third],
    sparks: [one, two, three],
  }
}
