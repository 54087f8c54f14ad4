// Runs one process of test files and reads its reports.
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { inspect, stripVTControlCharacters } from 'node:util'
import type { CoverageReport } from './coverage.ts'

const WORKER = join(import.meta.dirname, 'test-worker.ts')
/** A promise was rejected after its test: the runner names it when the process ends. */
const LATE_ERROR = /^Error: Test "(.*)" at .* generated asynchronous activity after the test ended/s

export type Outcome = {
  /** Path from the project, for the outcome of a single file. */
  file?: string
  passed: number
  failed: number
  skipped: number
  failures: string[]
  /** Failures of files that passed when rerun alone. */
  passedAgain?: string[]
  coverage?: CoverageReport[]
}

type Work = {
  files: string[]
  /** The folder in which processes claim files. */
  claims: string
  /** Names this process among those with the same files. */
  name: string
  isTaken(file: string): boolean
  limitSeconds: number
  apart?: true
  covered?: string[]
}

export function sumOf(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, one) => sum + one.passed, 0),
    failed: outcomes.reduce((sum, one) => sum + one.failed, 0),
    skipped: outcomes.reduce((sum, one) => sum + one.skipped, 0),
    failures: outcomes.flatMap((one) => one.failures),
    passedAgain: outcomes.flatMap((one) => one.passedAgain ?? []),
    coverage: outcomes.flatMap((one) => one.coverage ?? []),
  }
}

/** `unfinished`: files that one of several processes claimed and did not finish. */
export async function runWorker(
  { files, claims, name, isTaken, limitSeconds, apart, covered }: Work,
  seconds: Record<string, number>,
): Promise<{ done: Outcome[]; unfinished: string[] }> {
  const outcomes = new Map(files.map((file) => [file, openOutcome(relative(process.cwd(), file))]))
  const finished = new Set<string>()
  let printed: string[] = []
  const path: string[] = []
  const limit = new AbortController()
  const end = () => limit.abort()
  let timer = setTimeout(end, limitSeconds * 1_000)
  let ending: Ending | undefined
  const fileOfTest = new Map<string, string>()
  const late: { test: string; why: string }[] = []
  const coverage: CoverageReport[] = []

  const argv = [name, claims, String(apart ? 1 : files.length), ...files]
  const measured = covered && { coverage: true, coverageIncludeGlobs: covered, coverageExcludeGlobs: ['**/*.test.ts'] }
  for await (const { type, data } of run({ files: [WORKER], argv, signal: limit.signal, ...measured })) {
    if (type === 'test:coverage') coverage.push(data.summary)
    if (type === 'test:stdout' || type === 'test:stderr') printed.push(data.message)
    // Starts come in the order of the file, so they show the suites of each end.
    if (type === 'test:start') path.splice(data.nesting, Infinity, data.name)
    if (type === 'test:diagnostic') {
      const test = LATE_ERROR.exec(data.message)?.[1]
      if (test !== undefined) late.push({ test, why: data.message })
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue
    path.splice(data.nesting, Infinity, data.name)
    const [file = ''] = path
    fileOfTest.set(data.name, file)
    const { outcome, fail } = outcomes.get(file) ?? {}
    if (!outcome || !fail) {
      // The process itself, which ended too early or not at all.
      if (type === 'test:fail') ending = reasonOf(data.details.error, limitSeconds)
      continue
    }
    if (type === 'test:fail') {
      const { failureType, cause } = data.details.error
      if (failureType === 'testAborted') ending = reasonOf(data.details.error, limitSeconds)
      else if (failureType !== 'subtestsFailed') fail(path.slice(1), inspect(cause))
    } else if (data.details.type !== 'suite') {
      if (data.skip !== undefined || data.todo !== undefined) outcome.skipped += 1
      else outcome.passed += 1
    }
    if (data.nesting === 0 && ending === undefined) {
      if (outcome.passed + outcome.failed + outcome.skipped === 0) fail(['no tests'], 'The file has no test.')
      if (outcome.failed > 0) outcome.failures.push(...told(relative(process.cwd(), file), printed))
      printed = []
      finished.add(file)
      seconds[relative(process.cwd(), file)] = data.details.duration_ms / 1_000
      clearTimeout(timer)
      timer = setTimeout(end, limitSeconds * 1_000)
    }
  }
  clearTimeout(timer)
  // The process has then ended with 1, for no other reason that it reports.
  if (late.length > 0 && ending?.exitCode === 1) ending = undefined
  for (const { test, why } of late) {
    const blamed = outcomes.get(fileOfTest.get(test) ?? '')
    if (blamed) blamed.fail([test], why)
    else ending ??= { why }
  }

  const taken = files.filter(isTaken)
  // Others were faster; a process that cannot start would be started again for ever.
  if (taken.length === 0 && ending !== undefined) throw new Error(`A process took no test file: ${ending.why}`)
  const unfinished = taken.filter((file) => !finished.has(file))
  const whole = openOutcome(taken.map((file) => relative(process.cwd(), file)).join(', '))
  whole.outcome.coverage = coverage
  if (unfinished.length === 0) {
    if (ending !== undefined) {
      whole.fail(['the process of these files'], ending.why)
      whole.outcome.failures.push(...told(whole.name, printed))
    }
  } else if (taken.length === 1) {
    whole.fail(['the file'], ending?.why ?? 'Its process ended before it.')
    whole.outcome.failures.push(...told(whole.name, printed))
    finished.add(taken[0] ?? '')
    unfinished.length = 0
  }
  return { done: [...[...finished].flatMap((file) => outcomes.get(file)?.outcome ?? []), whole.outcome], unfinished }
}

function openOutcome(name: string) {
  const outcome: Outcome = { file: name, passed: 0, failed: 0, skipped: 0, failures: [] }
  return {
    name,
    outcome,
    fail(title: string[], why: string) {
      outcome.failed += 1
      outcome.failures.push(`${[name, ...title].join(' › ')}\n${stripVTControlCharacters(why)}`)
    },
  }
}

function told(name: string, printed: readonly string[]): string[] {
  return printed.length > 0 ? [`${name} printed:\n${printed.join('').trimEnd()}`] : []
}

type Ending = { why: string; exitCode?: number }

type Failure = { failureType?: string; cause?: unknown; exitCode?: number | null; signal?: string | null }

function reasonOf({ failureType, cause, exitCode, signal }: Failure, limitSeconds: number): Ending {
  if (failureType === 'testAborted') return { why: `It took longer than ${limitSeconds} s and was ended.` }
  if (exitCode === undefined) return { why: inspect(cause) }
  return { why: `Its process ended with ${signal ?? exitCode}.`, ...(exitCode !== null && { exitCode }) }
}
