// The bar of a page that the device opens without the shop.

export const offline = {
  label: 'Connection',
  savedAt: 'The shop cannot be reached at the moment. This page is from {when}. Prices and stock may have changed.',
  saved: 'The shop cannot be reached at the moment. Prices and stock may have changed.',
} as const
