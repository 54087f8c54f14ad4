/** What the list of changes says of each form of the back office and each command, and about which thing. */
import { fieldLabels } from '../settings/shop-settings.ts'

/** For so long entries are kept: two years. */
export const AUDIT_DAYS = 730

const ABOUT_MAX = 200

export const areas = {
  orders: 'Orders',
  counter: 'Counter',
  customers: 'Customers',
  products: 'Products',
  stock: 'Stock',
  videos: 'Videos',
  shop: 'Settings and backups',
  people: 'People',
} as const
export type Area = keyof typeof areas

/** A thing that is found in the database by its id, and named there. */
export type Named = 'product' | 'category' | 'video' | 'person'
/** `text` stands as it is; of a customer there is none. */
export type About = { text: string } | { what: Named; id: string; text?: string }

type Field = (name: string) => string
type Audited = { area: Area; says: string; about?: (field: Field) => About }

const order = (field: Field): About => ({ text: field('orderId') })
const orderInState = (field: Field): About => ({ text: `${field('orderId')}: ${field('state')}` })
const orderAtStep = (field: Field): About => ({ text: `${field('orderId')}: ${field('step')}` })
const orderAndMessage = (field: Field): About => ({ text: `${field('orderId')}: ${field('name')}` })
const ordersAtStep = (field: Field): About => ({ text: `${field('step')}: ${field('orderIds').replaceAll(',', ', ')}` })
const named =
  (what: Named, field = 'id') =>
  (form: Field): About => ({ what, id: form(field) })
const typed =
  (...names: string[]) =>
  (field: Field): About => ({
    text: names
      .map(field)
      .filter((text) => text !== '')
      .join(', '),
  })

/**
 * By the form's path, as web/routes.ts names it, and its intent, or by the command or the download. false is for what changes nothing. A test names each
 * intent that has no row.
 */
export const audited: Readonly<Record<string, Audited | false>> = {
  '/admin/orders verify': { area: 'orders', says: 'Set the verification of an order', about: orderInState },
  '/admin/orders complete': { area: 'orders', says: 'Set the completion of an order', about: orderInState },
  '/admin/orders remove': { area: 'orders', says: 'Deleted an order', about: order },
  '/admin/orders restore': { area: 'orders', says: 'Brought a deleted order back', about: order },
  '/admin/orders step': { area: 'orders', says: 'Recorded a step of an order', about: orderAtStep },
  '/admin/orders take-back': { area: 'orders', says: 'Took a step of an order back', about: orderAtStep },
  '/admin/orders note': { area: 'orders', says: 'Kept a note on an order', about: order },
  '/admin/orders no-answer': { area: 'orders', says: 'Arranged another call', about: order },
  '/admin/orders steps': { area: 'orders', says: 'Recorded a step of many orders', about: ordersAtStep },
  '/admin/orders take-back-many': { area: 'orders', says: 'Took a step of many orders back', about: ordersAtStep },
  '/admin/orders/edit save-edit': { area: 'orders', says: 'Edited an order', about: order },
  '/admin/orders take-stock': { area: 'orders', says: 'Took the stock of an order again', about: order },

  '/admin/dispatch dispatch': { area: 'orders', says: 'Dispatched an order', about: order },
  '/admin/dispatch correct': { area: 'orders', says: 'Corrected the dispatch of an order', about: order },
  '/admin/dispatch message': { area: 'orders', says: 'Opened a message to a customer', about: orderAndMessage },
  '/admin/dispatch/offices add': { area: 'orders', says: 'Added a transport office', about: typed('name', 'branch') },
  '/admin/dispatch/offices edit': { area: 'orders', says: 'Edited a transport office', about: typed('name', 'branch') },
  '/admin/dispatch/offices remove': { area: 'orders', says: 'Removed a transport office' },

  // Sixty ticks of each order are no news; what is short and what is packed is.
  '/admin/packing tick': false,
  // The orders of the reports that were stored are named by the intent.
  '/admin/packing short': { area: 'orders', says: 'Reported a line short' },
  '/admin/packing/:orderId tick': false,
  '/admin/packing/:orderId short': { area: 'orders', says: 'Reported a line short' },
  '/admin/packing/:orderId packed': { area: 'orders', says: 'Recorded an order as packed', about: order },
  '/admin/packing/:orderId unpack': { area: 'orders', says: 'Took the packing of an order back', about: order },
  '/admin/orders give-back': { area: 'orders', says: 'Recorded money given back', about: typed('orderId', 'amount') },
  '/admin/orders add-payment': { area: 'orders', says: 'Recorded a payment', about: typed('orderId', 'amount') },
  '/admin/orders see-payment': { area: 'orders', says: 'Ticked a payment as seen in the bank', about: order },
  '/admin/orders take-back-payment': { area: 'orders', says: 'Took a payment back', about: order },
  '/admin/money give-back': { area: 'orders', says: 'Recorded money given back', about: typed('orderId', 'amount') },
  '/admin/money see-payment': { area: 'orders', says: 'Ticked a payment as seen in the bank', about: order },
  '/admin/money take-back-payment': { area: 'orders', says: 'Took a payment back', about: order },
  '/admin/money read-statement': false,
  '/admin/money confirm-statement': { area: 'orders', says: 'Ticked payments of a bank statement as seen' },
  '/admin/counter/send sell': { area: 'counter', says: 'Sold over the counter', about: soldSale },
  '/admin/counter/sales return-goods': { area: 'counter', says: 'Took goods of a sale back', about: typed('saleId') },
  '/admin/counter/sales close-day': {
    area: 'counter',
    says: 'Closed a day of the counter',
    about: typed('day', 'counted'),
  },
  '/admin/counter/sales reopen-day': {
    area: 'counter',
    says: 'Opened a day of the counter again',
    about: typed('day'),
  },
  '/admin/counter/sales settle-shortfall': {
    area: 'counter',
    says: 'Settled what was sold without stock',
    about: named('product', 'product'),
  },

  '/admin/customers export': { area: 'customers', says: 'Downloaded the data of a customer' },
  '/admin/customers erase': { area: 'customers', says: 'Erased a customer' },

  '/admin/upload save': { area: 'products', says: 'Added a product', about: typed('name') },
  '/admin/products edit': { area: 'products', says: 'Edited a product', about: named('product') },
  '/admin/products delete': { area: 'products', says: 'Deleted a product', about: named('product') },
  '/admin/products/changes bulk-apply': { area: 'products', says: 'Changed many products' },
  '/admin/products/changes bulk-undo': { area: 'products', says: 'Undid a change of many products' },
  '/admin/pictures pictures-apply': { area: 'products', says: 'Put pictures into many products' },
  '/admin/import start': false,
  '/admin/import choose': false,
  '/admin/import compare': false,
  '/admin/import discard': false,
  '/admin/import apply': { area: 'products', says: 'Imported a price list' },
  '/admin/import undo': { area: 'products', says: 'Undid an import' },
  '/admin/categories add': { area: 'products', says: 'Added a category', about: typed('name') },
  '/admin/categories edit': { area: 'products', says: 'Edited a category', about: named('category') },
  '/admin/categories move': { area: 'products', says: 'Moved a category', about: named('category') },
  '/admin/categories enable': { area: 'products', says: 'Switched a category on or off', about: named('category') },
  '/admin/categories merge': { area: 'products', says: 'Merged a category into another', about: named('category') },
  '/admin/categories remove': { area: 'products', says: 'Deleted a category', about: named('category') },

  '/admin/products set-stock': { area: 'stock', says: 'Changed the stock of a product', about: named('product') },
  '/admin/products add-stock': { area: 'stock', says: 'Added stock to a product', about: named('product') },
  '/admin/stock set-low-stock': { area: 'stock', says: 'Set a low-stock line', about: named('product') },
  '/admin/stock/count save-count': { area: 'stock', says: 'Counted the stock again' },
  '/admin/stock/count undo-count': { area: 'stock', says: 'Undid a count' },

  '/admin/video create': { area: 'videos', says: 'Added a video', about: typed('title') },
  '/admin/video update': { area: 'videos', says: 'Edited a video', about: named('video') },
  '/admin/video remove': { area: 'videos', says: 'Deleted a video', about: named('video') },

  '/admin/settings save': { area: 'shop', says: 'Changed the settings', about: settingsFields },
  '/admin/settings restore': { area: 'shop', says: 'Restored the settings of a version', about: typed('version') },
  '/admin/backups back-up': { area: 'shop', says: 'Made a backup' },
  '/admin/first-steps remove-demo': { area: 'shop', says: 'Took the demo away' },
  '/admin/first-steps undo-removal': { area: 'shop', says: 'Brought the demo back' },

  '/admin/account change-password': { area: 'people', says: 'Changed the own password' },
  '/admin/notifications turn-on': { area: 'people', says: 'Turned a device on for new orders' },
  '/admin/notifications set-hours': false,
  '/admin/notifications test': false,
  '/admin/notifications remove': { area: 'people', says: 'Turned a device off for new orders' },
  '/admin/notifications renew': false,
  '/admin/people add': { area: 'people', says: 'Added a person', about: typed('email', 'role') },
  '/admin/people edit': { area: 'people', says: 'Edited a person', about: personInRole },
  '/admin/people new-password': { area: 'people', says: 'Gave a person a new password', about: named('person') },
  '/admin/people stop': { area: 'people', says: 'Stopped a person', about: named('person') },
  '/admin/people let-in': { area: 'people', says: 'Let a person in again', about: named('person') },

  'download orders': { area: 'orders', says: 'Downloaded orders with their customers', about: typed('days') },

  'command add': { area: 'people', says: 'Added a person', about: typed('email', 'role') },
  'command new-password': { area: 'people', says: 'Gave a person a new password', about: named('person') },
  'command role': { area: 'people', says: 'Changed the role of a person', about: typed('email', 'role') },
  'command rename': { area: 'people', says: 'Changed the e-mail address of a person', about: typed('email', 'to') },
  'command remove': { area: 'people', says: 'Removed a person', about: typed('email') },
}

/** Who acts where nobody has signed in. */
export const COMMAND_LINE = 'command line'

/** Returns about which thing a form is; undefined when it is not recorded. */
export function aboutOf(kind: string, field: Field): About | undefined {
  const row = rowOf(kind)
  return row ? (row.about?.(field) ?? { text: '' }) : undefined
}

/** A kind of a later version of the shop, or of an earlier one, stands as it is. */
export function auditSentence(kind: string): string {
  return rowOf(kind)?.says ?? kind
}

export function kindsOf(area: Area): string[] {
  return Object.keys(audited).filter((kind) => rowOf(kind)?.area === area)
}

export function readArea(text: string | null): Area | undefined {
  return (Object.keys(areas) as Area[]).find((area) => area === text)
}

/** One line, not longer than a table shows. */
export function aboutText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, ABOUT_MAX)
}

function rowOf(kind: string): Audited | undefined {
  return (Object.hasOwn(audited, kind) && audited[kind]) || undefined
}

/** The number of the sale, which is sent as JSON. */
function soldSale(field: Field): About {
  const [, saleId = ''] = /"saleId":"(CTR\d+)"/.exec(field('sale')) ?? []
  return { text: saleId }
}

/** The fields that were changed, by their labels; a settings form sends them as JSON. */
function settingsFields(field: Field): About {
  const labels: Readonly<Record<string, string>> = fieldLabels
  try {
    const edited: unknown = JSON.parse(field('edited'))
    return {
      text: Object.keys(Object(edited))
        .flatMap((name) => (Object.hasOwn(labels, name) ? (labels[name] ?? []) : []))
        .join(', '),
    }
  } catch {
    return { text: '' }
  }
}

function personInRole(field: Field): About {
  return { what: 'person', id: field('id'), text: field('role') }
}
