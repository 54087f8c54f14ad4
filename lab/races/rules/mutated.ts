// Puts a mutant into the text of a file.
import type { RuleMutant } from './rule-mutants.ts'

/** Throws unless what the mutant replaces stands in the text once. */
export function mutated(text: string, { file, rule, find, replace }: RuleMutant): string {
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places for the mutant of '${rule}'`)
  return parts.join(replace)
}
