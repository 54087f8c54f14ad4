/**
 * The list of changes: its retention, and sentences for commands and downloads; forms' sentences are in their intents.
 */
import { wordsOf } from '../words/catalogue.ts'
import { changes } from '../words/en/office/shop/changes.ts'
import { people } from '../words/en/office/shop/people.ts'

export const AUDIT_DAYS = 730

const ABOUT_MAX = 200

export const areas = ['orders', 'counter', 'customers', 'products', 'stock', 'videos', 'shop', 'people'] as const
export type Area = (typeof areas)[number]

export function areaLabel(area: Area): string {
  return wordsOf(changes)[area]
}

/** Named in the database by its id. */
export type Named = 'product' | 'category' | 'pack' | 'video' | 'person'
/** `text` is shown unchanged; never about a customer. */
export type About = { text: string } | { what: Named; id: string; text?: string }

/** '' for a missing field. */
export type FieldOf = (name: string) => string

/** Entries of commands and downloads. */
export const actsBesideForms = {
  'download orders': { area: 'orders', says: () => wordsOf(changes).downloadedOrders },
  'download backup': { area: 'shop', says: () => wordsOf(changes).downloadedBackup },
  'command add': { area: 'people', says: () => wordsOf(people).saysAdd },
  'command new-password': { area: 'people', says: () => wordsOf(people).saysNewPassword },
  'command role': { area: 'people', says: () => wordsOf(people).saysRole },
  'command rename': { area: 'people', says: () => wordsOf(people).saysRename },
  'command remove': { area: 'people', says: () => wordsOf(people).saysRemove },
} as const satisfies Record<string, { area: Area; says: () => string }>

export type ActBesideForms = keyof typeof actsBesideForms

/** The actor without a sign-in. */
export const COMMAND_LINE = 'command line'

export function readArea(text: string | null): Area | undefined {
  return areas.find((area) => area === text)
}

/** One line, at most a table's width. */
export function aboutText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, ABOUT_MAX)
}
