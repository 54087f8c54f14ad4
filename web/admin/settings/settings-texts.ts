// Settings as form texts: one for each input, by field, or by field and part such as 'bank.ifsc'.
import { fieldKind } from '#domain/settings/field-kind.ts'
import { type Chapter, chapters, type SettingsField } from '#domain/settings/shop-settings.ts'
import { inTamil, isTranslated } from '#domain/settings/translated.ts'
import type { SettingsJson } from '#domain/settings/settings-json.ts'

export type Texts = Record<string, string>

export function fieldsOf(chapter: Chapter): SettingsField[] {
  return Object.keys(chapters[chapter]) as SettingsField[]
}

/** Accepts the name of an input or the path of a fault. */
export function fieldOf(name: string): SettingsField {
  return name.replace(/\..*/, '') as SettingsField
}

export function inputsOf(field: SettingsField): string[] {
  const { kind, parts = [] } = fieldKind(field)
  return kind === 'parts' ? parts.map((part) => `${field}.${part}`) : [field]
}

/** 'tamilPolicies.terms' for 'policies.terms'; undefined for a text that both languages share. */
export function tamilInput(name: string): string | undefined {
  const field = fieldOf(name)
  return isTranslated(field) ? inTamil(field) + name.slice(field.length) : undefined
}

export function textsOf(chapter: Chapter, json: Partial<SettingsJson>): Texts {
  return Object.assign({}, ...fieldsOf(chapter).map((field) => textsOfField(field, json[field])))
}

/** Rows are one JSON text. */
export function textsOfField(field: SettingsField, value: unknown): Texts {
  const { kind, parts = [] } = fieldKind(field)
  if (kind === 'rows') return { [field]: rowsText(Array.isArray(value) ? value : []) }
  if (kind !== 'parts') return { [field]: textOf(value, '\n') }
  // A blank line separates paragraphs.
  const between = field === 'policies' || field === 'tamilPolicies' ? '\n\n' : '\n'
  return Object.fromEntries(
    parts.map((part) => [`${field}.${part}`, textOf(Reflect.get(Object(value), part), between)]),
  )
}

function textOf(value: unknown, between: string): string {
  if (Array.isArray(value)) return value.join(between)
  if (typeof value === 'boolean') return value ? 'on' : ''
  return value === null || value === undefined ? '' : String(value)
}

/** Returns input for `readShopSettings`; amounts and lists stay text. */
export function valueOf(field: SettingsField, texts: Texts): unknown {
  const text = texts[field] ?? ''
  const { kind, parts = [], isList } = fieldKind(field)
  if (kind === 'rows') return rowsOf(text)
  if (kind === 'flag') return text === 'on'
  if (kind === 'text') return text
  const values = parts.map((part) => texts[`${field}.${part}`] ?? '')
  return isList ? values : Object.fromEntries(parts.map((part, index) => [part, values[index]]))
}

export function valuesOf(fields: readonly SettingsField[], texts: Texts): Partial<SettingsJson> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field, texts)]))
}

/** With an optional cell only while it has a text. */
export function withCell(row: Row, name: string, text: string, isOptional = false): Row {
  const { [name]: _before, ...others } = row
  return isOptional && text === '' ? others : { ...row, [name]: text }
}

/** A row of 'Minimum by state' or 'Dispatch promises', as typed. */
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

export function differs(field: SettingsField, a: Texts, b: Texts): boolean {
  return inputsOf(field).some((name) => (a[name] ?? '') !== (b[name] ?? ''))
}
