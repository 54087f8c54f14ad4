// The screen's colours, adjusted for print.
export const palette = {
  text: '#261d3b',
  soft: '#5c5370',
  line: '#cbb98c',
  night: '#1d1a52',
  vermilion: '#b92a15',
  marigold: '#f7a81b',
  leaf: '#276b2b',
  tint: '#fdf3da',
  band: '#fbe2d8',
  white: '#ffffff',
} as const
