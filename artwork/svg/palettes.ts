// The inks of the labels: the shop's own colours and a few that the Sivakasi presses add.

export const inks = {
  ivory: '#fff3d6',
  ink: '#1a173f',
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

export type Ink = keyof typeof inks

export type Palette = {
  frame: string
  /** The printed field, the rays over it and the sun in the middle. */
  ground: string
  ray: string
  sun: string
  ribbon: string
  /** The thing itself. */
  main: string
  second: string
  third: string
  /** What flies and glitters. */
  sparks: readonly [string, string, string]
}

// In the order of Palette: frame, ground, ray, sun, ribbon, main, second, third, and the three sparks.
type Eleven<Of> = readonly [Of, Of, Of, Of, Of, Of, Of, Of, Of, Of, Of]
type Row = Eleven<Ink>

const day: readonly Row[] = [
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

const night: readonly Row[] = [
  ['vermilion', 'night', 'indigo', 'royal', 'vermilion', 'vermilion', 'marigold', 'leaf', 'lemon', 'ivory', 'orange'],
  ['brinjal', 'plum', 'brinjal', 'mauve', 'rose', 'marigold', 'rose', 'turquoise', 'lemon', 'blush', 'ivory'],
  ['leaf', 'lagoon', 'deepSea', 'turquoise', 'vermilion', 'vermilion', 'lemon', 'rose', 'lemon', 'ivory', 'blush'],
  ['vermilion', 'maroon', 'crimson', 'ember', 'leaf', 'marigold', 'turquoise', 'leaf', 'lemon', 'ivory', 'marigold'],
  ['indigo', 'night', 'wine', 'rose', 'turquoise', 'turquoise', 'lemon', 'vermilion', 'lemon', 'ivory', 'sky'],
]

function palette(row: Row): Palette {
  const [frame, ground, ray, sun, ribbon, main, second, third, ...sparks] = row.map(
    (ink) => inks[ink],
  ) as unknown as Eleven<string>
  return { frame, ground, ray, sun, ribbon, main, second, third, sparks }
}

export const dayPalettes = day.map(palette)
export const nightPalettes = night.map(palette)
