// Sends the values that a form began with. An edit without them cannot be merged and is refused.
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'

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
