// The Dashboard: the day's work and numbers, the newest orders, the week, and the nightly check of the data.

export const dashboard = {
  title: 'Back office',

  // The day's work
  toDo: 'To do',
  call: 'To call',
  nobodyToCall: 'Nobody to call',
  answers: 'Customers’ answers',
  short: 'Stock not deducted',
  pack: 'To pack',
  nothingToPack: 'Nothing to pack',
  dispatch: 'To dispatch',
  nothingToDispatch: 'Nothing to dispatch',
  money: 'Money to check',
  noMoney: 'No money to check',
  low: 'Running out',
  nothingLow: 'Nothing running out',
  firstSteps: 'First steps',

  // The day's numbers
  numbers: 'The day’s numbers',
  todaysTotal: 'Today’s total',
  todaysTotalNote: '{amount} of it confirmed. Online orders since midnight, without replaced and cancelled ones.',
  newToday: 'New orders today',
  newTodayCount: 'New orders today: {count}',
  unverified: 'Unverified',
  pending: 'Pending',
  outOfStock: 'Out of Stock',

  // Orders
  newestOrders: 'Newest orders',
  allOrders: 'All orders',
  noOrders: 'No orders yet. New orders appear here.',
  moment: '{day}, {time}',
  sevenDays: 'Online orders of seven days',
  reports: 'Reports',
  dayInWords: '{day}: {ordered} ordered in {orders} orders, {confirmed} confirmed',
  confirmed: 'Confirmed',
  orderedOnly: 'Ordered, not confirmed',

  // The screens of a role
  screens: 'Screens',
  welcome: 'Welcome',
  welcomeNamed: 'Welcome, <name>{name}</name>',
  yourScreens: 'You are signed in as {role}. Your screens:',
  noScreens: 'You are signed in as {role}. This role has no screens at the moment. Ask the owner of the shop.',

  // The check of the data
  dataCheck: 'Data check',
  checked: {
    one: 'We checked the data {moment} and found {count} fault.',
    other: 'We checked the data {moment} and found {count} faults.',
  },
  checkedSound: 'We checked the data {moment} and found no faults.',
  neverChecked: 'We have never checked the data.',
  notCheckedYet: 'We have not checked the data yet. The first check starts within minutes.',
  checkFailed: 'We could not check the data {moment}. {reason} {since}',
  overdue: '{since} A check is overdue. Restart the shop, or tell your technician.',
  newerOverdue: '{since} A newer check is overdue. Restart the shop, or tell your technician.',
  todayAt: 'today at {time}',
  yesterdayAt: 'yesterday at {time}',
  onDayAt: 'on {day} at {time}',
  whatToDo:
    'Make a backup now, then tell your technician. To check again, run <code>npm run check-data</code> on the shop’s computer. The shop can stay open.',
  whatToDoMore:
    'Make a backup now, then tell your technician. To see the others, run <code>npm run check-data</code> on the shop’s computer. The shop can stay open.',
} as const
