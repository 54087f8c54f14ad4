// Change History: who changed what in the back office.

export const changes = {
  title: 'Change History',
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'About',

  back: 'People',
  person: 'Person',
  everybody: 'Everybody',
  people: 'People',
  kind: 'Kind',
  allKinds: 'All kinds',
  /** The kinds. */
  orders: 'Orders',
  counter: 'Counter',
  customers: 'Customers',
  products: 'Products',
  stock: 'Stock',
  videos: 'Videos',
  shop: 'Settings and backups',

  none: 'No changes yet',
  noneText: 'Changes in the back office appear here. We keep them for two years. A search is not a change.',
  noneChosen: 'No changes found',
  noneChosenText: 'Nobody made such a change in the last two years.',
  showAll: 'Show all changes',

  /** What a change was about. */
  counted: '{amount} counted',
  version: 'Version {version}',
  downloadedOrders: 'Downloaded orders with their customers',
  downloadedBackup: 'Downloaded a backup',
} as const
