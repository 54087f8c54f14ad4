// The random run as a part of `npm run lab -- races`.
import { openScope } from '#test/cleanup.ts'
import { databaseKinds, emptyPlace, type DatabaseKind } from '#test/database/databases.ts'
import type { Amounts, Figure } from '../figure.ts'
import { mutants } from '../mutants.ts'
import { actionNames } from './actions.ts'
import { type RandomReport, type RandomRun, runRandom } from './random-run.ts'

const CONTROL = 'a step is recorded and the order does not say so'

export async function* random({ operations, seed, only }: Amounts): AsyncGenerator<Figure> {
  const kinds = databaseKinds.filter((kind) => only === undefined || kind === only)
  for (const kind of kinds) {
    const report = await run(kind, { actions: operations, seed: String(seed) })
    const { actions, kills, freezes, unanswered, faults, done } = report
    const never = actionNames.filter((name) => done[name] === undefined)
    yield {
      name: `random ${kind}, seed ${seed}`,
      value: `${faults.length} faults after ${actions} actions, ${kills} kills, ${freezes} freezes, ${unanswered} unanswered`,
      isMet: faults.length === 0,
      details: [...faults, ...(never.length > 0 ? [`Never done: ${never.join(', ')}`] : [])],
    }
    const control = await run(kind, { actions: 5_000, seed: '7', mutant: mutants[CONTROL] })
    const [found] = control.faults
    yield {
      name: `control on ${kind}: ${CONTROL}`,
      value: found === undefined ? 'GREEN' : `red: ${found}`,
      isMet: found !== undefined,
    }
  }
}

async function run(kind: DatabaseKind, asked: Omit<RandomRun, 'place'>): Promise<RandomReport> {
  const scope = openScope()
  try {
    return await runRandom(scope, { ...asked, place: await emptyPlace(kind, scope) })
  } finally {
    await scope.end()
  }
}
