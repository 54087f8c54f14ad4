// The figures of `npm run lab -- races`.
import { openScope, type Scope } from '#test/cleanup.ts'
import { takeInPart } from '#test/controls/take-in-part.ts'
import { type DatabaseKind, databaseKinds, emptyPlace } from '#test/database/databases.ts'
import { actions, type ActionName, type TransactionName, transactions } from './steps/actions.ts'
import { canMeet } from './steps/can-meet.ts'
import { openRace } from './steps/interleavings.ts'
import { runModel } from './model/model-run.ts'
import { faultOfPriceReadAgain, firstFault, redMutants } from './steps/red-mutants.ts'
import { mutants as allMutants, mutate, type MutantName } from './mutants.ts'
import { random } from './random/random-part.ts'
import { mutants } from './rules/mutants-part.ts'
import { runRush } from './rush.ts'
import { type Amounts, controlFigure, type Figure, type Part } from './figure.ts'
import { type FileReport, runTestFile } from './test-file.ts'

const BUYERS = 200
const STOCK = 10
const PROCESSES = { sqlite: 1, postgres: 4 } as const
const NO_CONDITION = 'stock is taken whatever there is'

export const parts = { rush, steps, model, mutants, random, traffic, pages } as const satisfies Record<string, Part>

async function inScope<Result>(work: (scope: Scope) => Promise<Result>): Promise<Result> {
  const scope = openScope()
  try {
    return await work(scope)
  } finally {
    await scope.end()
  }
}

async function* rush({ rounds }: Amounts): AsyncGenerator<Figure> {
  for (const kind of databaseKinds) {
    const asked = { kind, processes: PROCESSES[kind], rounds, buyers: BUYERS, stock: STOCK }
    const name = `rush on ${kind}, ${asked.processes} process(es), ${BUYERS} buyers, stock ${STOCK}, ${rounds} rounds`
    const { sold, faults, repeats } = await inScope((scope) => runRush(scope, asked))
    const wrong = sold.filter((units) => units !== STOCK)
    yield {
      name,
      value: `${sold.length - wrong.length} of ${rounds} rounds sold exactly ${STOCK}, ${faults.length} faults, ${repeats} repeats after 503`,
      isMet: wrong.length === 0 && faults.length === 0,
      details: faults,
    }
    const control = await inScope((scope) => runRush(scope, { ...asked, rounds: 2, mutant: NO_CONDITION }))
    yield controlFigure(`control: ${NO_CONDITION}`, control.faults[0])
  }
}

async function* steps(): AsyncGenerator<Figure> {
  for (const [kind, processes] of [
    ['sqlite', 1],
    ['sqlite', 2],
    ['postgres', 2],
  ] as const) {
    const { count, slowestMs, faults } = await inScope((scope) => allSteps(scope, kind, processes))
    yield {
      name: `interleavings on ${kind}, ${processes} process(es)`,
      value: `${faults.length} of ${count} wrong, the slowest ${Math.round(slowestMs)} ms`,
      isMet: faults.length === 0,
      details: faults,
    }
  }
  for (const red of redMutants) {
    const { mutant, kind, first, second } = red
    const fault = await inScope(async (scope) => firstFault(await emptyPlace(kind, scope), red))
    yield controlFigure(`control on ${kind}: ${mutant} (${first} | ${second})`, fault)
  }
  const again = await inScope(async (scope) => faultOfPriceReadAgain(await emptyPlace('postgres', scope)))
  yield controlFigure('control on postgres: a price is read again with each line', again)
}

async function allSteps(scope: Scope, kind: DatabaseKind, processes: number) {
  const faults: string[] = []
  let [count, slowestMs] = [0, 0]
  for (const first of Object.keys(transactions) as TransactionName[]) {
    // Each makes thousands of products, and there are only 9,000 codes.
    const race = await openRace(scope, await emptyPlace(kind, scope), { processes })
    const lastStep = await race.stepsOf(first)
    for (const second of (Object.keys(actions) as ActionName[]).filter((name) => canMeet(first, name))) {
      for (let step = 0; step < lastStep; step += 1) {
        const ended = await race.run(first, step, second)
        count += 1
        slowestMs = Math.max(slowestMs, ended.ms)
        for (const fault of ended.faults) faults.push(`${first}, stopped at step ${step} for ${second}: ${fault}`)
      }
    }
  }
  return { count, slowestMs, faults }
}

async function* model({ operations, seed, path, replayPath }: Amounts): AsyncGenerator<Figure> {
  for (const kind of databaseKinds) {
    const asked = { operations, seed, path, replayPath, ordersInWorker: true }
    const report = await inScope(async (scope) => runModel(scope, { ...asked, place: await emptyPlace(kind, scope) }))
    yield {
      name: `model on ${kind}, seed ${seed}`,
      value: `${report.failure ? 1 : 0} mismatches in ${report.operations} operations, ${report.restarts} restarts, ${report.sequences} sequences`,
      isMet: report.failure === undefined,
      ...(report.failure && { details: report.failure.split('\n') }),
    }
    const control = await inScope(async (scope) =>
      runModel(scope, {
        ...asked,
        operations: 1_000,
        ordersInWorker: false,
        takeStock: takeInPart,
        place: await emptyPlace(kind, scope),
      }),
    )
    yield controlFigure(
      'control: stock is taken in part',
      control.failure?.split('\n').find((line) => line.startsWith('Counter')),
    )
  }
  for (const name of ofTheModel) yield controlFigure(`control: ${name}`, await foundByModel(name, seed))
}

/** Wrong statements that the model finds, besides the mutants of rules. */
const ofTheModel = [
  'a press counts as often as it is sent',
  'a payment that was taken back counts',
  'what came back before is not asked',
  'a step is recorded and the order does not say so',
] as const satisfies MutantName[]

async function foundByModel(name: MutantName, seed: number): Promise<string | undefined> {
  using mutation = mutate(allMutants[name])
  const { failure } = await inScope(async (scope) =>
    runModel(scope, { place: await emptyPlace('sqlite', scope), seed, operations: 12_000, isShortened: false }),
  )
  if (mutation.rewritten() === 0) throw new Error(`No statement is rewritten by '${name}'`)
  return failure?.split('\n').find((line) => line.startsWith('Counter'))
}

async function* traffic({ seconds }: Amounts): AsyncGenerator<Figure> {
  const env = { TEST_TRAFFIC_MS: String(seconds * 1_000) }
  const report = await runTestFile('server/orders/stock-traffic.race.test.ts', { env })
  yield fileFigure(`two processes at random for ${seconds} s, and a control`, report, 2)
}

async function* pages({ seconds }: Amounts): AsyncGenerator<Figure> {
  const report = await runTestFile('test/live/live-truth.test.ts', { args: [`--seconds=${seconds}`] })
  yield fileFigure(`30 open pages, lines that drop, for ${seconds} s, and a control`, report, 3)
}

function fileFigure(name: string, { passed, failed, said }: FileReport, tests: number): Figure {
  return {
    name,
    value: `${failed} of ${passed + failed} failed`,
    isMet: failed === 0 && passed === tests,
    details: said,
  }
}
