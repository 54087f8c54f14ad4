/** Which rows of the plan the preview shows, and in which order. */
import type { PlannedRow, RowStatus } from './import-questions.ts'

type Shown = Pick<PlannedRow, 'status' | 'faults' | 'ambiguities' | 'fields' | 'guess' | 'question' | 'isSaidNew'>

const ranks: Record<RowStatus, number> = { unsure: 0, faulty: 0, changed: 1, new: 2, unchanged: 3 }

/** '' is each row that asks or changes something: first what asks, then changes, then new products. */
export function shownRows<Row extends Shown>(rows: readonly Row[], status: RowStatus | ''): Row[] {
  if (status !== '') return rows.filter((row) => row.status === status)
  return rows
    .filter((row) => row.status !== 'unchanged' || asks(row))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** An answered row keeps its place: the next question does not move under the finger. */
function rankOf(row: Shown): number {
  return asks(row) ? ranks.unsure : ranks[row.status]
}

function asks({ faults, ambiguities, fields, guess, question, isSaidNew = false }: Shown): boolean {
  return (
    faults.length + ambiguities.length + fields.length > 0 || guess !== undefined || question !== undefined || isSaidNew
  )
}
