// The frame of every public page: top bar, footer, quick contact, error pages.

export const shell = {
  skipToContent: 'Skip to content',
  closedNotice: 'Please note',
  menu: 'Menu',
  mainMenu: 'Main',

  /** Links of the top bar and the footer. */
  home: 'Home',
  contact: 'Contact',
  about: 'About',
  priceList: 'Price List',
  privacy: 'Privacy',
  terms: 'Terms',
  delivery: 'Delivery and Transport',
  allCrackers: 'All crackers',

  products: 'Products',
  usefulLinks: 'Useful links',
  reachUs: 'Reach us',
  policies: 'Policies',
  since: 'Since {year}',
  nameSince: '{name}, since {year}',
  rated: 'Rated {rating}',
  ratedSince: 'Rated {rating} · since {year}',
  licence: 'Licence number: {number}',
  gstin: 'GSTIN: {number}',

  quickContact: 'Quick contact',
  chatOrCall: 'Chat or call',
  chatOnWhatsApp: 'Chat on WhatsApp',
  call: 'Call {phone}',

  noProducts: 'No products available',
  noProductsText: 'Products appear here after we add them.',

  failed: 'Something went wrong',
  failedText: 'An error occurred. Please try again.',

  notFound: 'Page not found',
  notFoundJoke: 'This one did not go off.',
  notFoundText: 'There is no page at this address. See all crackers, or go to our home page.',
} as const
