// The motif of each category, and the categories shown by night.
import { bomb, oneSound } from './blasts.ts'
import { butterfly, peacock } from './creatures.ts'
import { giftBox } from './gift-box.ts'
import { chakkar, sparklers, twinklingStar } from './hand.ts'
import { pencil, smoke } from './plumes.ts'
import { fancyFlowerPot, flowerPot, highDuration } from './pots.ts'
import { rocket } from './rocket.ts'
import { multiShots, singleShot, specialMultiShots } from './shots.ts'
import { chorsa, specialWala, wala } from './strings.ts'
import { matchBox, rollCap } from './toys.ts'
import type { FirstCategory } from '#domain/category/category.ts'
import type { DrawingContext } from '../svg/drawing-context.ts'

/** Drawn around (0, 0), about 230 to each side. */
export type Motif = (context: DrawingContext) => string

export const motifs: Record<FirstCategory, Motif> = {
  'One sound crackers': oneSound,
  Wala: wala,
  'Special wala': specialWala,
  'Chorsa & Gaints (Wala)': chorsa,
  Bomb: bomb,
  'Flowers pots': flowerPot,
  'Fancy flower pots': fancyFlowerPot,
  'Ground crackers (Chakkar)': chakkar,
  "Children's favourite": butterfly,
  Sparklers: sparklers,
  'Twinkling star (Sattai)': twinklingStar,
  "Fancy items (Children's Special)": peacock,
  "High Duration Fancy (Children's Special)": highDuration,
  'Match box': matchBox,
  Pencil: pencil,
  Smoke: smoke,
  'Roll cap': rollCap,
  'Single shots': singleShot,
  'Multi shots': multiShots,
  'Special Multi Shots': specialMultiShots,
  Rocket: rocket,
  'Gift box': giftBox,
}

export const byNight: ReadonlySet<FirstCategory> = new Set([
  'Single shots',
  'Multi shots',
  'Special Multi Shots',
  'Rocket',
])
