/** Joins the two names of a product or category for papers, which people read in either language. */
import { shownLanguage } from '../words/shown-language.ts'

/** As papers in either language have them; none without a second name. */
export function joinedNames({ name, tamilName }: { name: string; tamilName: string }): string[] {
  return tamilName === '' ? [] : [`${name} · ${tamilName}`, `${tamilName} · ${name}`]
}

/** The first is in the language of the paper. '' or absent counts as none. */
export function bothNames({ name, tamilName }: { name: string; tamilName?: string | undefined }): string {
  const names = shownLanguage() === 'ta' ? [tamilName, name] : [name, tamilName]
  return names.filter(Boolean).join(' · ')
}
