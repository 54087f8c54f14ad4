// The two hero videos: the time and place of each firework. The middle is left to the shop's name.
import type { Colour } from './light.ts'
import type { Form, Shell } from './shell.ts'

/** Seconds; the end flows into the beginning. */
export const LENGTH = 8
export const FRAMES_A_SECOND = 30

const colours = {
  gold: [1, 0.72, 0.2],
  vermilion: [1, 0.2, 0.1],
  ivory: [1, 0.95, 0.85],
  leaf: [0.28, 0.95, 0.36],
  turquoise: [0.16, 0.85, 0.95],
  rose: [1, 0.24, 0.52],
  violet: [0.62, 0.4, 1],
} as const satisfies Record<string, Colour>

type ColourName = keyof typeof colours
type Row = readonly [
  opens: number,
  x: number,
  y: number,
  radius: number,
  form: Form,
  colour: ColourName,
  tip: ColourName,
]

const wide: readonly Row[] = [
  [7.35, 0.155, 0.3, 0.27, 'peony', 'vermilion', 'gold'],
  [6.85, 0.865, 0.27, 0.26, 'willow', 'gold', 'ivory'],
  [7.75, 0.69, 0.13, 0.13, 'crackle', 'ivory', 'gold'],
  [0.55, 0.3, 0.52, 0.14, 'ring', 'turquoise', 'ivory'],
  [1.35, 0.93, 0.5, 0.2, 'peony', 'leaf', 'ivory'],
  [2, 0.07, 0.5, 0.19, 'palm', 'gold', 'vermilion'],
  [1.75, 0.62, 0.18, 0.13, 'peony', 'violet', 'ivory'],
  [2.75, 0.24, 0.22, 0.24, 'willow', 'gold', 'rose'],
  [3.3, 0.8, 0.24, 0.28, 'peony', 'rose', 'ivory'],
  [4.05, 0.96, 0.26, 0.16, 'crackle', 'turquoise', 'ivory'],
  [4.5, 0.1, 0.24, 0.25, 'peony', 'violet', 'gold'],
  [5.15, 0.72, 0.46, 0.16, 'palm', 'vermilion', 'gold'],
  [5.35, 0.88, 0.2, 0.2, 'willow', 'gold', 'ivory'],
  [5.65, 0.33, 0.15, 0.14, 'ring', 'gold', 'ivory'],
  [6.1, 0.04, 0.56, 0.15, 'crackle', 'gold', 'ivory'],
]

const tall: readonly Row[] = [
  [7.35, 0.12, 0.2, 0.15, 'peony', 'vermilion', 'gold'],
  [6.85, 0.86, 0.13, 0.15, 'willow', 'gold', 'ivory'],
  [7.7, 0.84, 0.62, 0.1, 'crackle', 'ivory', 'gold'],
  [0.5, 0.16, 0.62, 0.1, 'palm', 'gold', 'vermilion'],
  [1.3, 0.9, 0.36, 0.11, 'peony', 'leaf', 'ivory'],
  [2, 0.2, 0.1, 0.13, 'ring', 'turquoise', 'ivory'],
  [2.75, 0.1, 0.42, 0.13, 'willow', 'gold', 'rose'],
  [3.35, 0.82, 0.18, 0.16, 'peony', 'rose', 'ivory'],
  [4.2, 0.14, 0.66, 0.11, 'crackle', 'turquoise', 'ivory'],
  [4.8, 0.12, 0.14, 0.15, 'peony', 'violet', 'gold'],
  [5.5, 0.9, 0.58, 0.11, 'palm', 'vermilion', 'gold'],
  [6.2, 0.62, 0.08, 0.1, 'ring', 'gold', 'ivory'],
]

const shells = (rows: readonly Row[]): Shell[] =>
  rows.map(([opens, x, y, radius, form, colour, tip]) => {
    return { opens, x, y, radius, form, colour: colours[colour], tip: colours[tip] }
  })

export type HeroVideo = { name: string; width: number; height: number; posterScale: number; shells: Shell[] }

export const heroVideos: readonly HeroVideo[] = [
  { name: 'hero-wide', width: 1280, height: 720, posterScale: 1.25, shells: shells(wide) },
  { name: 'hero-tall', width: 540, height: 960, posterScale: 1.5, shells: shells(tall) },
]
