// The built-in posters and their categories; artwork/ and tests read them without React.
import type { DrawnPoster } from '#domain/category/shown-categories.ts'

/** The historical spelling of the links; the order page accepts every spelling. */
export const posters = [
  { art: 'fancy', title: 'Fancy items', text: 'Peacocks, fountains and showers of gold.', category: 'Fancy item' },
  { art: 'one-sound', title: 'One sound crackers', text: 'One spark, one bang.', category: 'ONE SOUND CRACKERS' },
  { art: 'single-shots', title: 'Single shots', text: 'One tube, a sky of stars.', category: 'Single Shots' },
  { art: 'wala', title: 'Wala', text: 'Strings that run and run.', category: 'Wala' },
  { art: 'gift-box', title: 'Gift boxes', text: 'Something for all at home.', category: 'Gift box' },
] as const satisfies readonly DrawnPoster[]
