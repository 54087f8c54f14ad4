// Says of an order that waits on this device who has it, and when it is sent.
import { orderDate } from '#domain/dates/indian-date.ts'
import { waitingOrder } from '#domain/words/en/pages/waiting-order.ts'
import { sentence, useWords } from '#web/ui/words.ts'
import { orderAttempts } from '../attempt/order-attempt.ts'
import type { WaitingOrder } from '../attempt/stored-attempt.ts'

/** Few orders wait longer: an earlier date is rather one of a wrong clock. */
const LONGEST_DATED_MS = 60 * 86_400_000

export function WaitingText({ waiting: { phase, attempt }, whole }: { waiting: WaitingOrder; whole?: true }) {
  const text = useWords(waitingOrder)
  const said = {
    due: attempt.sent ? text.waitsUnanswered : text.waits,
    overdue: isDated(attempt) ? text.overdue({ date: orderDate(new Date(attempt.madeAt)) }) : text.overdueUndated,
    asked: text.needsAnswer,
  }[phase]
  const isKept = attempt.left === true || orderAttempts.isKept()
  const sender = attempt.left ? text.phoneSends : text.pageSends
  const closing = {
    due: isKept ? whole && sender : text.notKept,
    overdue: (attempt.sent || attempt.left) && text.sentBefore,
    asked: undefined,
  }[phase]
  // Another sentence is another element: browsers that translate replace the texts of a page.
  return (
    <span key={`${phase} ${attempt.sent} ${closing}`}>
      {sentence(said, { b: <b /> })} {closing}
    </span>
  )
}

/** Whether the day on which it was written is known. */
function isDated({ madeAt }: Pick<WaitingOrder['attempt'], 'madeAt'>): boolean {
  const age = Date.now() - madeAt
  return age >= 0 && age < LONGEST_DATED_MS
}
