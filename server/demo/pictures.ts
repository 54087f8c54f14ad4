// Which picture a category has, and which are shown by night.
import { bomb, oneSound } from './pictures/blasts.ts'
import { butterfly, peacock } from './pictures/creatures.ts'
import { giftBox } from './pictures/gift-box.ts'
import { chakkar, sparklers, twinklingStar } from './pictures/hand.ts'
import { pencil, smoke } from './pictures/plumes.ts'
import { fancyFlowerPot, flowerPot, highDuration } from './pictures/pots.ts'
import { rocket } from './pictures/rocket.ts'
import { multiShots, singleShot, specialMultiShots } from './pictures/shots.ts'
import { chorsa, specialWala, wala } from './pictures/strings.ts'
import { matchBox, rollCap } from './pictures/toys.ts'
import type { Category } from '#domain/category.ts'
import type { Pen } from './pen.ts'

/** Drawn around (0, 0), about 230 to each side. */
export type Picture = (pen: Pen) => string

export const pictures: Record<Category, Picture> = {
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

export const byNight: ReadonlySet<Category> = new Set(['Single shots', 'Multi shots', 'Special Multi Shots', 'Rocket'])
