/** Derives a setting's inputs from its schema: a text, a flag, several parts, or rows of a table. */
import * as v from 'valibot'
import { type SettingsField, settingsFields } from './shop-settings.ts'

/** `parts` are a list's indexes, '0' to '4', or an object's fields. */
export type FieldKind = { kind: 'text' | 'flag' | 'rows' | 'parts'; parts?: readonly string[]; isList?: true }

/** The properties of Valibot's schemas and actions used here. */
type Part = {
  kind: string
  type: string
  entries?: object
  options?: readonly Part[]
  item?: Part
  requirement?: unknown
  pipe?: readonly Part[]
}

export function fieldKind(field: SettingsField): FieldKind {
  return kindOf(settingsFields[field])
}

/** Of a field with one text: whether it may stay empty. */
export function isOptional(field: SettingsField): boolean {
  return v.safeParse<v.GenericSchema>(settingsFields[field], '').success
}

export function kindOf(schema: v.GenericSchema): FieldKind {
  const steps = stepsOf(schema as Part)
  // A list's first schema is a text, its last one an array.
  const read = steps.findLast(({ kind }) => kind === 'schema') ?? (schema as Part)
  if (read.type === 'boolean') return { kind: 'flag' }
  if (read.entries ?? read.options) return { kind: 'parts', parts: namesOf(read) }
  if (read.type !== 'array') return { kind: 'text' }
  if (read.item?.entries) return { kind: 'rows' }
  const length = steps.find(({ type }) => type === 'length')?.requirement
  if (typeof length !== 'number') return { kind: 'text' }
  return { kind: 'parts', parts: Array.from({ length }, (_, at) => String(at)), isList: true }
}

/** Pipes may be nested. */
function stepsOf(part: Part): readonly Part[] {
  return part.pipe?.flatMap(stepsOf) ?? [part]
}

/** Options of a variant may have different fields. */
function namesOf({ entries = {}, options = [] }: Part): string[] {
  return [...new Set([...Object.keys(entries), ...options.flatMap(namesOf)])]
}
