// Figures of a part of the races; a control is met when it turns red.
import type { DatabaseKind } from '#test/database/databases.ts'

export type Figure = { name: string; value: string; isMet: boolean; details?: readonly string[] }

export type Amounts = {
  rounds: number
  operations: number
  /** Length of the random parts without a count of their own. */
  seconds: number
  seed: number
  /** From the output of an earlier failure. */
  path?: string | undefined
  replayPath?: string | undefined
  /** Only this database in the random run; both by default. */
  only?: DatabaseKind | undefined
}

export type Part = (amounts: Amounts) => AsyncGenerator<Figure>

/** A control that finds nothing shows that its test cannot fail. */
export function controlFigure(name: string, fault: string | undefined): Figure {
  return { name, value: fault === undefined ? 'GREEN' : `red: ${fault}`, isMet: fault !== undefined }
}
