// What a part of the race rig yields: figures, each met or missed; a control is met when it turns red.
import type { DatabaseKind } from '#test/database/databases.ts'

export type Figure = { name: string; value: string; isMet: boolean; details?: readonly string[] }

export type Amounts = {
  rounds: number
  operations: number
  /** How long people act at random, for the parts without a count of their own. */
  seconds: number
  seed: number
  /** Of one sequence of an earlier failure, as that has printed it. */
  path?: string | undefined
  replayPath?: string | undefined
  /** The one database of the random run; both unless given. */
  only?: DatabaseKind | undefined
}

export type Part = (amounts: Amounts) => AsyncGenerator<Figure>

/** A control that finds nothing shows that the test would not either. */
export function controlFigure(name: string, fault: string | undefined): Figure {
  return { name, value: fault === undefined ? 'GREEN' : `red: ${fault}`, isMet: fault !== undefined }
}
