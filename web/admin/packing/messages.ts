// Messages of the packing screens.
import { counted } from '#domain/counted.ts'

/** One sentence for both: a packer must not learn which orders exist. */
export const NOT_OPEN = 'This order is not to be packed, or it is no longer there.'
export const NO_NETWORK = 'No network'
export const PRESSES_UNREADABLE = 'What was pressed could not be read'
export const PACKED_FAILED = 'The order could not be recorded as packed. Please try again.'
export const TICKS_WAIT = 'Some ticks have not reached the shop yet. Packed is recorded once they have.'

/** Returns '3 ticks are kept on this phone'. */
export function keptText(count: number): string {
  return `${counted(count, 'tick is', 'ticks are')} kept on this phone`
}

/** Returns '12 of 60 lines, 40 of 130 pieces'. */
export function progressText({
  done,
  lines,
  piecesDone,
  pieces,
}: Record<'done' | 'lines' | 'piecesDone' | 'pieces', number>): string {
  return `${done} of ${counted(lines, 'line')}, ${piecesDone} of ${counted(pieces, 'piece')}`
}
