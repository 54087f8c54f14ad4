// What search engines and shared links show on every public page.

export const seo = {
  pictureOfShop: 'Fireworks over a town at night, with fancy crackers and gift boxes',
  pictureOfOrder: 'Matchbox labels of crackers, with today’s prices',
  licence: 'Licence',
} as const
