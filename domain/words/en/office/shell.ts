// The frame of the back office: the names of its screens in the navigation and the header, and its error pages.

export const officeShell = {
  backOffice: 'Back office',
  skipToScreen: 'Skip to the screen',
  loading: 'Loading...',
  more: 'More',
  /** Read aloud, while a screen is open that is not in the bar. */
  moreIsOpen: 'More, {screen} is open',
  allScreens: 'All screens',
  /** Read aloud. */
  newOrders: { one: '{count} new', other: '{count} new' },

  todayGroup: 'Today',
  ordersGroup: 'Orders',
  goodsGroup: 'Goods',
  moneyGroup: 'Money',
  shopGroup: 'Shop',

  /** The screens; `…Short` in the bar of a phone, `…About` in the header. */
  dashboard: 'Dashboard',
  orders: 'Online Orders',
  ordersShort: 'Orders',
  counter: 'Counter',
  packing: 'Packing',
  packingAbout: 'Pack orders into cases',
  dispatch: 'Dispatch',
  dispatchAbout: 'Hand parcels to transport companies',
  customers: 'Customers',
  customersAbout: 'Their orders and totals',
  products: 'Products',
  productsAbout: 'Product Management',
  upload: 'Upload Product',
  uploadShort: 'Upload',
  stock: 'Stock',
  stockAbout: 'Products that run out soon',
  categories: 'Categories',
  packs: 'Packs',
  packsAbout: 'Goods added with one press',
  pictures: 'Pictures',
  picturesAbout: 'Add many at once',
  imports: 'Import',
  importsAbout: 'Price list from a spreadsheet',
  payments: 'Payments',
  paymentsAbout: 'Money received and due',
  reports: 'Reports',
  reportsAbout: 'Orders and sales',
  videos: 'Videos',
  settings: 'Settings',
  people: 'People',
  peopleAbout: 'Sign-ins and roles',

  /** Screens that other screens open. */
  editOrder: 'Edit Order',
  orderRevisions: 'Order Revisions',
  notifications: 'Notifications',
  packOrder: 'Pack an Order',
  packingLists: 'Packing Lists',
  pickingList: 'Picking List',
  productChanges: 'Product Changes',
  movingIn: 'Move In',
  counterSales: 'Counter Sales',
  transportOffices: 'Transport Offices',
  countAgain: 'Count Again',
  stockMovements: 'Stock Movements',
  changeHistory: 'Change History',

  /** In the header, if the screen shows older data. */
  staleOffline: 'No connection — as of {time}',
  stale: 'Could not be refreshed — as of {time}',

  /** In place of a screen. */
  notYourRole: 'This page is not for your role',
  goToDashboard: 'Go to the dashboard',
  notOpened: 'This page could not be opened',
  failed: 'An error occurred. Please try again.',
  noConnection: 'No connection',
  noConnectionText: 'This screen has not been loaded yet. We open it when you are online again.',
} as const
