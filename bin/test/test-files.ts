// Runs test files, many to a process.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { type Outcome, runWorker, sumOf } from './run-worker.ts'

/** Test files (absolute paths) that may share a process. */
export type TestFiles = {
  files: string[]
  /** A file that takes longer is ended, and counts as failed. */
  limitSeconds: number
  /** Of a file that has not run yet; default 1. */
  usualSeconds?: number
  /** Each has its own process. */
  apart?: true
  /** Files whose lines and branches are covered. */
  covered?: string[]
}

type Settings = {
  atOnce: number
  /** At most this many, each alone: on a busy machine a test can fail for lack of time. */
  mostAgain?: number
  /** Called before them. */
  beforeAgain?: () => void
  /** The last run's seconds by path from the project; this run's are added. */
  seconds?: Record<string, number>
}

/** A process takes the first unclaimed file; the longest come first. */
type Queue = TestFiles & { claims: string; processes: number }

export async function runTestFiles(
  kinds: readonly TestFiles[],
  { atOnce, mostAgain = 0, beforeAgain, seconds = {} }: Settings,
): Promise<Outcome> {
  const lengths = new Map(
    kinds.flatMap(({ files, usualSeconds = 1 }) =>
      files.map((file) => [file, seconds[relative(process.cwd(), file)] ?? usualSeconds]),
    ),
  )
  const lengthOf = (file: string) => lengths.get(file) ?? 0
  const folder = mkdtempSync(join(tmpdir(), 'test-files-'))
  const queueOf = (kind: TestFiles): Queue => ({
    ...kind,
    files: kind.files.toSorted((a, b) => lengthOf(b) - lengthOf(a)),
    claims: mkdtempSync(join(folder, 'claims-')),
    processes: 0,
  })
  const queues = kinds.map(queueOf)
  /** A queue's remaining files for each of its processes, and for one more. */
  const shareOf = ({ files, claims, processes }: Queue) =>
    files
      .filter((_, index) => !existsSync(join(claims, String(index))))
      .reduce((sum, file) => sum + (processes < files.length ? lengthOf(file) / (processes + 1) : 0), 0)

  const outcomes: Outcome[] = []
  let lastNumber = 0
  async function work() {
    for (;;) {
      const queue = queues.toSorted((a, b) => shareOf(b) - shareOf(a))[0]
      if (!queue || shareOf(queue) === 0) return
      queue.processes += 1
      lastNumber += 1
      const name = String(lastNumber)
      const { done, unfinished } = await runWorker({ ...queue, name, isTaken: claimOf(queue, name) }, seconds)
      queue.processes -= 1
      outcomes.push(...done)
      // A file that ends its process may take others with it: rerun alone, the culprit is known.
      if (unfinished.length > 0) queues.push(queueOf({ ...queue, files: unfinished, apart: true }))
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
    return sumOf(await failedAgain(outcomes, { kinds, seconds, mostAgain, beforeAgain }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Again = Required<Pick<Settings, 'seconds' | 'mostAgain'>> & {
  kinds: readonly TestFiles[]
  beforeAgain: (() => void) | undefined
}

/** Failed outcomes are replaced where a second run passes. */
async function failedAgain(outcomes: Outcome[], { kinds, seconds, mostAgain, beforeAgain }: Again): Promise<Outcome[]> {
  const failed = new Set(outcomes.flatMap((one) => (one.failed > 0 ? [one.file] : [])))
  if (failed.size > mostAgain) return outcomes
  beforeAgain?.()
  const settled: Outcome[] = []
  for (const one of outcomes) {
    const { file, failures } = one
    const kind = kinds.find(({ files }) => files.some((path) => relative(process.cwd(), path) === file))
    if (one.failed === 0 || !kind || !file) settled.push(one)
    else {
      const second = await runTestFiles([{ ...kind, files: [resolve(file)], apart: true }], { atOnce: 1, seconds })
      settled.push(second.failed === 0 ? { ...second, passedAgain: failures } : one)
    }
  }
  return settled
}

function claimOf({ files, claims }: Queue, name: string) {
  return (file: string) => {
    const claim = join(claims, String(files.indexOf(file)))
    return existsSync(claim) && readFileSync(claim, 'utf8') === name
  }
}
