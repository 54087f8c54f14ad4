// The five posters that come with the shop, on the home page.

export const posterWords = {
  fancy: 'Fancy items',
  fancyText: 'Peacocks, fountains and showers of gold.',
  oneSound: 'One sound crackers',
  oneSoundText: 'One spark, one bang.',
  singleShots: 'Single shots',
  singleShotsText: 'One tube, a sky of stars.',
  wala: 'Wala',
  walaText: 'Strings that run and run.',
  giftBox: 'Gift boxes',
  giftBoxText: 'Something for all at home.',
} as const
