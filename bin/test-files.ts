// Runs test files, a process each, and tells what passed, what failed and what it said.
import { run } from 'node:test'
import { relative } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'

export type Outcome = { passed: number; failed: number; skipped: number; failures: string[] }

type Settings = {
  /** How many files run at once. */
  atOnce: number
  /** A file that takes longer is ended, and counts as failed. */
  limitSeconds: number
}

/** Runs the files (absolute paths); the outcome adds all of them up. */
export async function runTestFiles(files: string[], { atOnce, limitSeconds }: Settings): Promise<Outcome> {
  const waiting = [...files]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) outcomes.push(await runTestFile(file, limitSeconds))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return addedUp(outcomes)
}

export function addedUp(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, one) => sum + one.passed, 0),
    failed: outcomes.reduce((sum, one) => sum + one.failed, 0),
    skipped: outcomes.reduce((sum, one) => sum + one.skipped, 0),
    failures: outcomes.flatMap((one) => one.failures),
  }
}

async function runTestFile(file: string, limitSeconds: number): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const said: string[] = []
  const path: string[] = []
  const name = relative(process.cwd(), file)
  const fail = (title: string, why: string) => {
    outcome.failed += 1
    outcome.failures.push(`${[name, ...path.slice(0, -1), title].join(' › ')}\n${stripVTControlCharacters(why)}`)
  }
  for await (const { type, data } of run({ files: [file], signal: AbortSignal.timeout(limitSeconds * 1000) })) {
    if (type === 'test:stdout' || type === 'test:stderr') said.push(data.message)
    // Starts come in the order of the file, so they tell under which suites an end belongs.
    if (type === 'test:start') path.splice(data.nesting, Infinity, data.name)
    if (type === 'test:pass' && data.details.type !== 'suite') {
      if (data.name === file) fail('no tests', 'The file ended without having run a test.')
      else if (data.skip !== undefined || data.todo !== undefined) outcome.skipped += 1
      else outcome.passed += 1
    }
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed') {
      path.splice(data.nesting, Infinity, data.name)
      if (data.details.error.failureType === 'testAborted')
        fail(`over ${limitSeconds} s`, 'The file took too long and was ended.')
      else fail(data.name === file ? 'the file' : data.name, inspect(data.details.error.cause))
    }
  }
  if (outcome.failed > 0 && said.length > 0) outcome.failures.push(`${name} said:\n${said.join('').trimEnd()}`)
  return outcome
}
