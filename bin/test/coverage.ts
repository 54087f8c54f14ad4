// Adds up the lines and branches that ran in the processes of the tests.
import { relative } from 'node:path'

type Counted = { line: number; count: number }

/** The report of node:test for one process. */
export type CoverageReport = { files: { path: string; lines: Counted[]; branches: Counted[] }[] }

type Covered = Map<string, boolean>

/** In percent of the files that a test has loaded. */
export function coverageLine(folder: string, reports: readonly CoverageReport[]): string {
  const lines: Covered = new Map()
  const branches: Covered = new Map()
  for (const { path, ...counts } of reports.flatMap(({ files }) => files)) {
    if (!relative(process.cwd(), path).startsWith(folder)) continue
    add(lines, path, counts.lines)
    add(branches, path, counts.branches)
  }
  return `${folder.padEnd(8)} ${shareOf(lines)} of ${lines.size} lines, ${shareOf(branches)} of ${branches.size} branches`
}

/** Branches are identified by their order in the line, the same in each process. */
function add(covered: Covered, path: string, counted: readonly Counted[]): void {
  const seen = new Map<number, number>()
  for (const { line, count } of counted) {
    const nth = (seen.get(line) ?? 0) + 1
    seen.set(line, nth)
    const key = `${path}:${line}:${nth}`
    covered.set(key, count > 0 || (covered.get(key) ?? false))
  }
}

function shareOf(covered: Covered): string {
  const ran = [...covered.values()].filter(Boolean).length
  return covered.size === 0 ? '–' : `${((ran / covered.size) * 100).toFixed(1)} %`
}
