/** Merges a form's changes with concurrent ones, part by part. */
import { listInWords } from './list-in-words.ts'
import { wordsOf } from './words/catalogue.ts'
import { common } from './words/en/office/common.ts'

/** Values when the form opened, as typed, and as stored now. */
export type Versions<T> = { seen: T; edited: T; now: T }

/** Fields that conflict together, by part. Other fields never conflict. */
export type Parts<T, Part extends string = string> = Readonly<Record<Part, readonly (keyof T)[]>>

/** `conflicts` are parts that both sides changed differently. */
export type Rebased<T, Part extends string> = { seen: T; edited: T; conflicts: Part[] }

/** Updates unchanged parts to the stored values. A conflicting part keeps seen and typed values until `answer`. */
export function rebase<T extends object, Part extends string>(
  parts: Parts<T, Part>,
  { seen, edited, now }: Versions<T>,
): Rebased<T, Part> {
  const next = { seen: { ...seen }, edited: { ...edited } }
  const conflicts: Part[] = []
  const follow = (fields: readonly (keyof T)[]) => {
    for (const field of fields) {
      for (const form of [next.seen, next.edited]) {
        if (now[field] === undefined) delete form[field]
        else form[field] = now[field]
      }
    }
  }
  for (const part of Object.keys(parts) as Part[]) {
    const fields = parts[part]
    if (isSame(fields, edited, seen) || isSame(fields, edited, now)) follow(fields)
    else if (!isSame(fields, seen, now)) conflicts.push(part)
  }
  const inParts = new Set(Object.values<readonly (keyof T)[]>(parts).flat())
  follow((Object.keys(now) as (keyof T)[]).filter((field) => !inParts.has(field) && edited[field] === seen[field]))
  return { ...next, conflicts }
}

/** Returns the values to store, or the conflicts. */
export function merge<T extends object, Part extends string>(
  parts: Parts<T, Part>,
  versions: Versions<T>,
): { merged: T } | { conflicts: Part[] } {
  const { edited, conflicts } = rebase(parts, versions)
  return conflicts.length > 0 ? { conflicts } : { merged: edited }
}

/** Decides about a repeated add; `before` are the drafts sent earlier under its key, none by pages of earlier versions. */
export function repeatedAdd<T extends object>(
  { draft, before }: { draft: T; before: readonly T[] },
  now: T,
): 'unchanged' | 'correction' | 'changed' {
  const isSameAs = (one: T) => (other: T) => isSame(Object.keys(one) as (keyof T)[], one, other)
  if (isSameAs(draft)(now)) return 'unchanged'
  if (before.some(isSameAs(now))) return 'correction'
  return before.length > 0 && before.every(isSameAs(draft)) ? 'unchanged' : 'changed'
}

export type Answer = 'theirs' | 'mine'

/** Resolves a conflict over these fields. */
export function answer<T extends object>(
  fields: readonly (keyof T)[],
  { seen, edited, now }: Versions<T>,
  take: Answer,
): { seen: T; edited: T } {
  const next = { seen: { ...seen }, edited: { ...edited } }
  for (const field of fields) {
    next.seen[field] = now[field]
    if (take === 'theirs') next.edited[field] = now[field]
  }
  return next
}

export function eachAlone<Field extends string>(fields: readonly Field[]): { [Part in Field]: [Part] } {
  return Object.fromEntries(fields.map((field) => [field, [field]])) as { [Part in Field]: [Part] }
}

/** Returns the message about conflicts; `labels` name the parts. */
export function conflictText(labels: readonly string[], by?: string): string {
  const { changedTooChoose, someoneElse } = wordsOf(common)
  return changedTooChoose({ who: by ?? someoneElse, fields: listInWords(labels) })
}

function isSame<T extends object>(fields: readonly (keyof T)[], a: T, b: T): boolean {
  return fields.every((field) => a[field] === b[field])
}
