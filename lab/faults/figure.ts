// What a part of the fault rig returns: figures with their targets, and the first faults that it has found.
import type { Scope } from '#test/cleanup.ts'

export type Figure = {
  what: string
  value: string
  target: string
  isMet: boolean
}

export type Part = {
  name: string
  /** Its title in the table. */
  title: string
  run(options: PartOptions): Promise<Figure[]>
}

export type PartOptions = {
  /** Ends when the part does, whatever comes of it. */
  scope: Scope
  seed: string
  kills: number
  cuts: number
  /** A smaller run of what has no number of its own. */
  isQuick: boolean
  hasStrace: boolean
  say(line: string): void
}

/** So many cases, none of which may have a fault. The faults are printed as they come. */
export function countFaults(what: string, cases: number, faulty: number): Figure {
  return { what, value: `${faulty} of ${cases}`, target: '0', isMet: faulty === 0 && cases > 0 }
}

/** A shop that is wrong on purpose: its fault must be found. */
export function control(mutant: string, faults: readonly string[], wanted: RegExp): Figure {
  const found = faults.find((fault) => wanted.test(fault))
  return { what: `control: ${mutant}`, value: found ? 'red' : 'green', target: 'red', isMet: found !== undefined }
}

/** What cannot be run on this machine; it meets no target and fails none. */
export function notRun(what: string, because: string): Figure {
  return { what, value: 'not run', target: because, isMet: true }
}
