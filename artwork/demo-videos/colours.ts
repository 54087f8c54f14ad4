// The colours of burning metals.
import type { Colour } from './exposure.ts'

export const fire = {
  gold: [1, 0.45, 0.07],
  amber: [1, 0.27, 0.03],
  silver: [0.95, 0.92, 1],
  red: [1, 0.1, 0.07],
  rose: [1, 0.12, 0.38],
  green: [0.22, 1, 0.2],
  turquoise: [0.1, 0.75, 0.9],
  violet: [0.55, 0.2, 1],
  ember: [0.7, 0.1, 0.01],
} as const satisfies Record<string, Colour>
