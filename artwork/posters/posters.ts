// The five posters of the landing page: each a category's motif, large, with its own palette and company.
import { burst } from '../svg/burst.ts'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { moved } from '../svg/paths.ts'
import { colours, paletteOf } from '../svg/palettes.ts'
import { createDrawingContext } from '../svg/drawing-context.ts'
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
  const palette = paletteOf(
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
  const context = createDrawingContext(palette, seededRandom('fancy poster'), true)
  const day = createDrawingContext(palette, seededRandom('peacock poster'), false)
  const sky =
    burst(context, { middle: [178, 232], radius: 124, arms: 14, tip: 'star', shade: 0, form: 'petals' }) +
    burst(context, { middle: [552, 214], radius: 112, arms: 16, tip: 'bead', shade: 1, form: 'willow' }) +
    burst(context, { middle: [364, 150], radius: 74, arms: 12, tip: 'twinkle', shade: 2, form: 'beads' })
  const pots = ([-1, 1] as const).map((side) =>
    moved(
      fancyFlowerPot(createDrawingContext(palette, seededRandom(`pot ${side}`), true)),
      MIDDLE + side * 214,
      754,
      0,
      0.66,
    ),
  )
  const drawing =
    sky +
    pots.join('') +
    moved(butterfly(day), 150, 470, -14, 0.3) +
    moved(butterfly(day), 572, 448, 14, 0.3) +
    moved(peacock(day), MIDDLE, 606, 0, 1.28)
  return posterOf('fancy', context, TALL, { rays: 20, swing: 0, middle: [MIDDLE, 640] }, drawing)
}

function oneSoundPoster(): Poster {
  const context = createDrawingContext(
    paletteOf(
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
    seededRandom('loud poster 2'),
    false,
  )
  return posterOf(
    'one-sound',
    context,
    SIDE,
    { rays: 18, swing: 0 },
    moved(oneSound(context), MIDDLE, MIDDLE + 6, 0, 1.26),
  )
}

function singleShots(): Poster {
  const context = createDrawingContext(
    paletteOf(
      'vermilion',
      'night',
      'wine',
      'rose',
      'turquoise',
      'vermilion',
      'marigold',
      'leaf',
      'lemon',
      'ivory',
      'sky',
    ),
    seededRandom('shot poster'),
    true,
  )
  const company =
    burst(context, { middle: [150, 240], radius: 78, arms: 12, tip: 'bead', shade: 2, form: 'spokes' }) +
    burst(context, { middle: [576, 266], radius: 84, arms: 13, tip: 'star', shade: 1, form: 'willow' })
  const sheet = { rays: 16, swing: 14 }
  return posterOf(
    'single-shots',
    context,
    SIDE,
    sheet,
    company + roofs(context, { width: SIDE, height: SIDE }) + moved(singleShot(context), MIDDLE, MIDDLE + 4, 0, 1.24),
  )
}

function walaPoster(): Poster {
  const context = createDrawingContext(
    paletteOf(
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
    seededRandom('wala poster'),
    false,
  )
  const flash =
    bang(context, [MIDDLE, MIDDLE], 330, 17, colours.ivory) + bang(context, [MIDDLE, MIDDLE], 270, 15, colours.lemon)
  const string = (side: -1 | 0 | 1) =>
    moved(
      wala(createDrawingContext(context.palette, seededRandom(`string ${side}`), false)),
      MIDDLE + side * 176,
      MIDDLE + 24 + Math.abs(side) * 18,
      side * -9,
      side ? 0.94 : 1.26,
    )
  return posterOf('wala', context, SIDE, { rays: 22, swing: 0 }, flash + string(-1) + string(1) + string(0))
}

function gift(): Poster {
  const context = createDrawingContext(
    paletteOf(
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
    seededRandom('gift poster'),
    false,
  )
  return posterOf(
    'gift-box',
    context,
    SIDE,
    { rays: 18, swing: -12 },
    bunting(context, SIDE) +
      moved(strewn(context, 10, 240, 275), MIDDLE, MIDDLE + 30) +
      moved(giftBox(context), MIDDLE, MIDDLE + 64, 0, 1.34),
  )
}

type Look = { rays: number; swing: number; middle?: readonly [number, number] }

function posterOf(
  name: string,
  context: ReturnType<typeof createDrawingContext>,
  height: number,
  look: Look,
  drawing: string,
): Poster {
  const sheet = { width: SIDE, height, middle: [MIDDLE, height / 2] as const, ...look }
  return { name, width: SIDE, height, svg: poster(context, sheet, drawing) }
}
