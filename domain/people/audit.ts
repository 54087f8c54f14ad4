/**
 * The list of changes: its retention, and sentences for commands and downloads; forms' sentences are in their intents.
 */

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

/** Named in the database by its id. */
export type Named = 'product' | 'category' | 'video' | 'person'
/** `text` is shown unchanged; never about a customer. */
export type About = { text: string } | { what: Named; id: string; text?: string }

/** '' for a missing field. */
export type FieldOf = (name: string) => string

/** Entries of commands and downloads. */
export const actsBesideForms = {
  'download orders': { area: 'orders', says: 'Downloaded orders with their customers' },
  'command add': { area: 'people', says: 'Added a person' },
  'command new-password': { area: 'people', says: 'Gave a person a new password' },
  'command role': { area: 'people', says: 'Changed the role of a person' },
  'command rename': { area: 'people', says: 'Changed the e-mail address of a person' },
  'command remove': { area: 'people', says: 'Removed a person' },
} as const satisfies Record<string, { area: Area; says: string }>
export type ActBesideForms = keyof typeof actsBesideForms

/** The actor without a sign-in. */
export const COMMAND_LINE = 'command line'

export function readArea(text: string | null): Area | undefined {
  return (Object.keys(areas) as Area[]).find((area) => area === text)
}

/** One line, at most a table's width. */
export function aboutText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, ABOUT_MAX)
}
