// Figures of a part of the fault rig, with their targets.
import type { Scope } from '#test/cleanup.ts'

export type Figure = {
  what: string
  value: string
  target: string
  isMet: boolean
}

export type Part = {
  name: string
  title: string
  run(options: PartOptions): Promise<Figure[]>
}

export type PartOptions = {
  /** Disposed of with the part, even when it throws. */
  scope: Scope
  seed: string
  kills: number
  cuts: number
  /** Shortens the parts without a number of their own. */
  isQuick: boolean
  hasStrace: boolean
  say(line: string): void
}

/** Target 0. Faults are printed as they are found. */
export function countFaults(what: string, cases: number, faulty: number): Figure {
  return { what, value: `${faulty} of ${cases}`, target: '0', isMet: faulty === 0 && cases > 0 }
}

/** A shop that is wrong on purpose: its fault must be found. */
export function control(mutant: string, faults: readonly string[], wanted: RegExp): Figure {
  const found = faults.find((fault) => wanted.test(fault))
  return { what: `control: ${mutant}`, value: found ? 'red' : 'green', target: 'red', isMet: found !== undefined }
}

/** A part that this machine cannot run: it meets no target and fails none. */
export function notRun(what: string, because: string): Figure {
  return { what, value: 'not run', target: because, isMet: true }
}
