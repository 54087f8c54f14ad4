// Answers of the orders screen that are more than one sentence.
import { formatRupees, type Paise } from '#domain/numbers/money.ts'
import { stepLabels, type RecordedStep } from '#domain/steps/steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { manyOrders } from '#domain/words/en/office/orders/order-steps.ts'
import { deletedOrder, orderAnswers } from '#domain/words/en/office/orders/orders.ts'

type Many = { step: RecordedStep; isBack: boolean; moved: number; left: number }

/** '12 orders marked “Packed”. 2 orders did not change.' */
export function manyMoved({ step, isBack, moved, left }: Many): string {
  const text = wordsOf(manyOrders)
  const named = { step: stepLabels()[step], count: moved }
  return inOneLine([
    moved > 0 && (isBack ? text.undone(named) : text.moved(named)),
    left > 0 && text.unchanged({ count: left }),
  ])
}

/** '₹5,000 is still due for 2 of them.' */
export function manyUnpaid(orders: readonly { duePaise: Paise }[]): string {
  const due = orders.reduce((sum, { duePaise }) => sum + duePaise, 0)
  return wordsOf(manyOrders).unpaid({ amount: formatRupees(due), count: orders.length })
}

/** For goods that were sold to others before the order took them again. */
export function shortAgain(names: string): string {
  return wordsOf(orderAnswers).stockNotTaken({ names })
}

type Restored = { short?: string; supersededBy?: string; sentSince?: string }

export function orderRestored({ short, supersededBy, sentSince }: Restored): string {
  const text = wordsOf(deletedOrder)
  return inOneLine([
    text.restored,
    supersededBy !== undefined && text.replacedSince({ id: supersededBy }),
    sentSince !== undefined && text.sentSince({ id: sentSince }),
    short !== undefined && shortAgain(short),
  ])
}

export function orderDeleted(returned: number): string {
  const text = wordsOf(deletedOrder)
  return returned === 0 ? text.deleted : text.deletedReturned({ count: returned })
}

/** Joins whole sentences. */
export function inOneLine(sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter((each) => each !== false && each !== undefined).join(' ')
}
