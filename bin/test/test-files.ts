// Runs test files, some to a process, and returns what passed, what failed and what was printed.
import { run } from 'node:test'
import { join, relative } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'
import type { CoverageReport } from './coverage.ts'

const GROUP = join(import.meta.dirname, 'test-group.ts')
/** Groups for each process that runs at once: enough that none is left with a long one at the end. */
const GROUPS_EACH = 8

export type Outcome = {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  coverage?: CoverageReport[]
}

type Settings = {
  /** How many processes run at once. */
  atOnce: number
  /** A file that takes longer is ended, and counts as failed. */
  limitSeconds: number
  /** The starts of the paths, from the project, of files that have a process of their own; the others share processes. */
  alone?: readonly string[]
  /** How long each file took the last time, in seconds, by its path from the project; those of this run are added. */
  seconds?: Record<string, number>
  /** The files of which the outcome tells which lines and branches ran. */
  covered?: string[]
}

/** Runs the files (absolute paths); the outcome adds all of them up. */
export async function runTestFiles(files: string[], settings: Settings): Promise<Outcome> {
  const waiting = groupsOf(files, settings)
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const { done, unfinished } = await runGroup(group, settings)
      outcomes.push(...done)
      // A file that ends or blocks its process takes the others with it: alone it shows which one it is.
      waiting.push(...unfinished.map((file) => [file]))
    }
  }
  await Promise.all(Array.from({ length: settings.atOnce }, work))
  return sumOf(outcomes)
}

export function sumOf(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, one) => sum + one.passed, 0),
    failed: outcomes.reduce((sum, one) => sum + one.failed, 0),
    skipped: outcomes.reduce((sum, one) => sum + one.skipped, 0),
    failures: outcomes.flatMap((one) => one.failures),
    coverage: outcomes.flatMap((one) => one.coverage ?? []),
  }
}

/** Neighbours share what they import. The longest group comes first; a file not seen before counts as an average one. */
function groupsOf(files: string[], { atOnce, alone = [], seconds = {} }: Settings): string[][] {
  const known = files.map((file) => seconds[relative(process.cwd(), file)]).filter((each) => each !== undefined)
  const average = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : 1
  const lengthOf = (file: string) => seconds[relative(process.cwd(), file)] ?? average
  const most = files.reduce((sum, file) => sum + lengthOf(file), 0) / (atOnce * GROUPS_EACH)
  const isAlone = (file: string) => alone.some((start) => relative(process.cwd(), file).startsWith(start))
  const groups: { files: string[]; length: number }[] = []
  for (const file of files) {
    const last = groups.at(-1)
    const isOpen = last && !isAlone(file) && !isAlone(last.files[0] ?? '')
    if (isOpen && last.length + lengthOf(file) <= most) {
      last.files.push(file)
      last.length += lengthOf(file)
    } else groups.push({ files: [file], length: lengthOf(file) })
  }
  return groups.toSorted((a, b) => b.length - a.length).map((group) => group.files)
}

/** `unfinished` are the files of a group of several that its process did not come to the end of. */
async function runGroup(files: string[], { limitSeconds, seconds, covered }: Settings) {
  const outcomes = new Map(files.map((file) => [file, openOutcome(file)]))
  const finished = new Set<string>()
  const printed: string[] = []
  const path: string[] = []
  const limit = new AbortController()
  const end = () => limit.abort()
  let timer = setTimeout(end, limitSeconds * 1_000)
  let started = performance.now()
  let ending: string | undefined
  const coverage: CoverageReport[] = []

  const measured = covered && { coverage: true, coverageIncludeGlobs: covered, coverageExcludeGlobs: ['**/*.test.ts'] }
  for await (const { type, data } of run({ files: [GROUP], argv: files, signal: limit.signal, ...measured })) {
    if (type === 'test:coverage') coverage.push(data.summary)
    if (type === 'test:stdout' || type === 'test:stderr') printed.push(data.message)
    // Starts come in the order of the file, so they tell under which suites an end belongs.
    if (type === 'test:start') path.splice(data.nesting, Infinity, data.name)
    if (type !== 'test:pass' && type !== 'test:fail') continue
    path.splice(data.nesting, Infinity, data.name)
    const { outcome, fail } = outcomes.get(path[0] ?? '') ?? {}
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
      finished.add(path[0] ?? '')
      if (seconds) seconds[relative(process.cwd(), path[0] ?? '')] = (performance.now() - started) / 1_000
      started = performance.now()
      clearTimeout(timer)
      timer = setTimeout(end, limitSeconds * 1_000)
    }
  }
  clearTimeout(timer)

  const unfinished = files.filter((file) => !finished.has(file))
  if (ending !== undefined && (files.length === 1 || unfinished.length === 0)) {
    for (const { fail } of outcomes.values()) fail(['the file'], ending)
    unfinished.length = 0
  }
  const done = [...outcomes].filter(([file]) => !unfinished.includes(file)).map(([, { outcome }]) => outcome)
  const failed = done.find((outcome) => outcome.failed > 0)
  if (failed && printed.length > 0) {
    const names = files.map((file) => relative(process.cwd(), file)).join(', ')
    failed.failures.push(`${names} printed:\n${printed.join('').trimEnd()}`)
  }
  if (done[0]) done[0].coverage = coverage
  return { done, unfinished }
}

function openOutcome(file: string) {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const name = relative(process.cwd(), file)
  return {
    outcome,
    fail(title: string[], why: string) {
      outcome.failed += 1
      outcome.failures.push(`${[name, ...title].join(' › ')}\n${stripVTControlCharacters(why)}`)
    },
  }
}

type Failure = { failureType?: string; cause?: unknown }

function reasonOf({ failureType, cause }: Failure, limitSeconds: number): string {
  return failureType === 'testAborted' ? `It took longer than ${limitSeconds} s and was ended.` : inspect(cause)
}
