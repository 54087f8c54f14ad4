// `npm run lab -- races mutants`: the model must find each rule's mutant.
import type { Amounts, Figure } from '../figure.ts'
import { findOut, firstSaid } from './find-out.ts'
import { ruleMutants } from './rule-mutants.ts'

/** Hundreds find most; with one seed in fifty, a rare situation takes more than four thousand. */
const OPERATIONS = 12_000

export async function* mutants({ seed }: Pick<Amounts, 'seed'>): AsyncGenerator<Figure> {
  let red = 0
  for (const { rule } of ruleMutants) {
    const report = await findOut(rule, { seed, operations: OPERATIONS })
    const fault = firstSaid(report)
    if (fault !== undefined) red += 1
    yield {
      name: `mutant of: ${rule}`,
      value:
        fault === undefined
          ? `GREEN after ${report.operations} operations`
          : `red after ${report.operations}: ${fault}`,
      isMet: fault !== undefined,
    }
  }
  yield { name: 'mutants found out', value: `${red} of ${ruleMutants.length}`, isMet: red === ruleMutants.length }
}
