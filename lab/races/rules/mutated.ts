// Applies a mutant to a file's text.
import type { RuleMutant } from './rule-mutants.ts'

/** Throws unless the text contains the mutant's `find` exactly once. */
export function mutated(text: string, { file, rule, find, replace }: RuleMutant): string {
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places for the mutant of '${rule}'`)
  return parts.join(replace)
}
