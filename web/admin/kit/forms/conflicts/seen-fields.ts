// Sends what a save is compared with: the values that an edit began with, the drafts that an add sent before.
import * as v from 'valibot'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'

/** An edit without the values that it began with cannot be merged. */
export const oldPage = () => wordsOf(common).oldPage

export function seenFields(seen: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(seen).map(([name, text]) => [`seen.${name}`, text]))
}

/** Undefined when a field is missing. */
export function readSeen<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const texts = names.map((name) => form.get(`seen.${name}`))
  if (!texts.every((text) => typeof text === 'string')) return undefined
  return Object.fromEntries(names.map((name, index) => [name, texts[index]])) as Record<Name, string>
}

const drafts = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.record(v.string(), v.string()))), [])

/** The drafts of an add that its form sent earlier under the same key. */
export function readBefore<D>(
  form: FormData,
  read: (texts: Record<string, string>) => { draft: D } | { errors: unknown },
): D[] {
  return v.parse(drafts, form.get('before')).flatMap((texts) => {
    const result = read(texts)
    return 'draft' in result ? [result.draft] : []
  })
}

/** Without `errors`: under another key there would be a second one. */
export function changedSince(name: string) {
  return { ok: false, message: wordsOf(common).addedAndChanged({ name }) } as const
}
