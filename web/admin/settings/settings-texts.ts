// The settings as their form holds them: a text for each input, named by its field, or by field and part such as 'bank.ifsc'.
import { type Chapter, chapters, type SettingsField } from '#domain/settings/shop-settings.ts'
import { messageKeys } from '#domain/settings/messages-chapter.ts'
import type { SettingsJson } from '#domain/settings/settings-json.ts'

export type Texts = Record<string, string>

/** Fields of several inputs. */
const parts: Partial<Record<SettingsField, readonly string[]>> = {
  social: ['facebook', 'instagram', 'youtube'],
  packing: ['unit', 'amount'],
  bank: ['accountName', 'accountNumber', 'ifsc', 'bankName', 'branch'],
  policies: ['privacy', 'terms', 'delivery'],
  messages: messageKeys,
  posters: ['0', '1', '2', '3', '4'],
}

/** Their rows are one text, as JSON. */
const rowFields = new Set<SettingsField>(['minimumByState', 'dispatchPromises'])

const flags = new Set<SettingsField>([
  'takingOrders',
  'viewOnly',
  'callItEnquiry',
  'roundOff',
  'alternateMobileRequired',
])

export function fieldsOf(chapter: Chapter): SettingsField[] {
  return Object.keys(chapters[chapter]) as SettingsField[]
}

/** The field of an input, or of the path of a fault. */
export function fieldOf(name: string): SettingsField {
  return name.replace(/\..*/, '') as SettingsField
}

/** Returns the names of the inputs of a field. */
export function inputsOf(field: SettingsField): string[] {
  return parts[field]?.map((part) => `${field}.${part}`) ?? [field]
}

export function textsOf(chapter: Chapter, json: Partial<SettingsJson>): Texts {
  return Object.assign({}, ...fieldsOf(chapter).map((field) => textsOfField(field, json[field])))
}

export function textsOfField(field: SettingsField, value: unknown): Texts {
  if (rowFields.has(field)) return { [field]: rowsText(Array.isArray(value) ? value : []) }
  const names = parts[field]
  if (!names) return { [field]: textOf(value, '\n') }
  // A blank line between two paragraphs.
  const between = field === 'policies' ? '\n\n' : '\n'
  return Object.fromEntries(
    names.map((part) => [`${field}.${part}`, textOf(Reflect.get(Object(value), part), between)]),
  )
}

function textOf(value: unknown, between: string): string {
  if (Array.isArray(value)) return value.join(between)
  if (typeof value === 'boolean') return value ? 'on' : ''
  return value === null || value === undefined ? '' : String(value)
}

/** Returns the value of a field that `readShopSettings` reads; amounts and lists are as they were typed. */
export function valueOf(field: SettingsField, texts: Texts): unknown {
  const text = texts[field] ?? ''
  if (rowFields.has(field)) return rowsOf(text)
  if (flags.has(field)) return text === 'on'
  const names = parts[field]
  if (!names) return text
  const values = names.map((part) => texts[`${field}.${part}`] ?? '')
  return field === 'posters' ? values : Object.fromEntries(names.map((part, index) => [part, values[index]]))
}

export function valuesOf(fields: readonly SettingsField[], texts: Texts): Partial<SettingsJson> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field, texts)]))
}

/** A row of 'Minimum by state' or 'Dispatch promises', as it is typed. */
export type Row = Record<string, string>

export function rowsText(rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))),
  )
}

export function rowsOf(text: string): Row[] {
  try {
    const rows: unknown = JSON.parse(text || '[]')
    return Array.isArray(rows) ? rows : []
  } catch {
    return []
  }
}

/** Whether the inputs of a field hold something else. */
export function differs(field: SettingsField, a: Texts, b: Texts): boolean {
  return inputsOf(field).some((name) => (a[name] ?? '') !== (b[name] ?? ''))
}
