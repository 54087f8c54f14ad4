// The Dashboard's numbers with their links.
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dashboard as words } from '#domain/words/en/office/dashboard.ts'
import type { Summary } from '#server/dashboard.ts'

type Figure = {
  label: string
  value: string
  /** What the number counts, where its label is ambiguous. */
  note?: string
  to: string
}

const TODAY = '/admin/orders?day=today&counted=yes'

export function figures({ today, unverified, pending, outOfStock }: Summary): readonly Figure[] {
  const text = wordsOf(words)
  return [
    {
      label: text.todaysTotal,
      value: formatRupees(today.asked.paise),
      note: text.todaysTotalNote({ amount: formatRupees(today.confirmed.paise) }),
      to: TODAY,
    },
    count(text.newToday, today.asked.count, TODAY),
    count(text.unverified, unverified, '/admin/orders?verified=Unverified'),
    count(text.pending, pending, '/admin/orders?completion=Pending'),
    count(text.outOfStock, outOfStock, '/admin/products?stock=out'),
  ]
}

function count(label: string, number: number, to: string): Figure {
  return { label, value: indianGrouping(number), to }
}
