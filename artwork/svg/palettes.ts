// The colours of the artwork: the shop's own and a few of Sivakasi's printers, and the palettes of the labels.

export const colours = {
  ivory: '#fff3d6',
  black: '#1a173f',
  indigo: '#27307f',
  night: '#1d1a52',
  vermilion: '#dc3520',
  marigold: '#f7a81b',
  lemon: '#ffd644',
  leaf: '#2f8f46',
  lime: '#a6cc5b',
  rose: '#d9246c',
  blush: '#f7a3b5',
  turquoise: '#12919c',
  sky: '#a5dcd6',
  brinjal: '#5b2a86',
  orange: '#ef6f2b',
  royal: '#3a46ac',
  plum: '#3a1660',
  mauve: '#7a3ca8',
  lagoon: '#053c4a',
  deepSea: '#0a5f6b',
  maroon: '#6d0f22',
  crimson: '#9c1d29',
  ember: '#c4322c',
  wine: '#8c1f45',
} as const

export type ColourName = keyof typeof colours

export type Palette = {
  frame: string
  /** The printed field, the rays over it and the sun in the middle. */
  ground: string
  ray: string
  sun: string
  ribbon: string
  /** The motif. */
  main: string
  second: string
  third: string
  /** Flying, glittering parts. */
  sparks: readonly [string, string, string]
}

// In the order of Palette: frame, ground, ray, sun, ribbon, main, second, third, and the three sparks.
type Eleven<Of> = readonly [Of, Of, Of, Of, Of, Of, Of, Of, Of, Of, Of]
export type PaletteNames = Eleven<ColourName>

const day: readonly PaletteNames[] = [
  [
    'vermilion',
    'vermilion',
    'marigold',
    'lemon',
    'indigo',
    'vermilion',
    'leaf',
    'indigo',
    'ivory',
    'vermilion',
    'lemon',
  ],
  ['leaf', 'marigold', 'lemon', 'ivory', 'leaf', 'vermilion', 'turquoise', 'rose', 'vermilion', 'lemon', 'rose'],
  ['indigo', 'turquoise', 'sky', 'ivory', 'vermilion', 'rose', 'marigold', 'indigo', 'lemon', 'rose', 'ivory'],
  ['vermilion', 'leaf', 'lime', 'lemon', 'vermilion', 'vermilion', 'indigo', 'marigold', 'ivory', 'vermilion', 'lemon'],
  ['brinjal', 'rose', 'blush', 'lemon', 'brinjal', 'turquoise', 'vermilion', 'brinjal', 'ivory', 'rose', 'lemon'],
  [
    'indigo',
    'ivory',
    'vermilion',
    'marigold',
    'vermilion',
    'indigo',
    'leaf',
    'vermilion',
    'ivory',
    'lemon',
    'vermilion',
  ],
  ['vermilion', 'indigo', 'turquoise', 'lemon', 'vermilion', 'vermilion', 'leaf', 'rose', 'lemon', 'ivory', 'orange'],
  ['brinjal', 'orange', 'ivory', 'sky', 'brinjal', 'brinjal', 'vermilion', 'leaf', 'lemon', 'ivory', 'vermilion'],
]

const night: readonly PaletteNames[] = [
  ['vermilion', 'night', 'indigo', 'royal', 'vermilion', 'vermilion', 'marigold', 'leaf', 'lemon', 'ivory', 'orange'],
  ['brinjal', 'plum', 'brinjal', 'mauve', 'rose', 'marigold', 'rose', 'turquoise', 'lemon', 'blush', 'ivory'],
  ['leaf', 'lagoon', 'deepSea', 'turquoise', 'vermilion', 'vermilion', 'lemon', 'rose', 'lemon', 'ivory', 'blush'],
  ['vermilion', 'maroon', 'crimson', 'ember', 'leaf', 'marigold', 'turquoise', 'leaf', 'lemon', 'ivory', 'marigold'],
  ['indigo', 'night', 'wine', 'rose', 'turquoise', 'turquoise', 'lemon', 'vermilion', 'lemon', 'ivory', 'sky'],
]

/** Returns the palette of those colours, in the order of Palette. */
export function paletteOf(...names: PaletteNames): Palette {
  const values = names.map((name) => colours[name]) as unknown as Eleven<string>
  const [frame, ground, ray, sun, ribbon, main, second, third, ...sparks] = values
  return { frame, ground, ray, sun, ribbon, main, second, third, sparks }
}

export const dayPalettes = day.map((names) => paletteOf(...names))
export const nightPalettes = night.map((names) => paletteOf(...names))
