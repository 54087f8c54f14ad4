// The Dashboard's numbers with their links.
import { formatRupees, indianGrouping } from '#domain/money.ts'
import type { Summary } from '#server/dashboard.ts'

type Figure = {
  label: string
  value: string
  /** What the number counts, where its label is ambiguous. */
  note?: string
  to: string
}

const TODAY = '/admin/orders?day=today&replaced=no'

export function figures({ today, unverified, pending, outOfStock }: Summary): readonly Figure[] {
  return [
    {
      label: "Today's total",
      value: formatRupees(today.asked.paise),
      note: `${formatRupees(today.confirmed.paise)} of it confirmed. Since midnight, without replaced orders.`,
      to: TODAY,
    },
    count('New orders today', today.asked.count, TODAY),
    count('Unverified', unverified, '/admin/orders?verified=Unverified'),
    count('Pending', pending, '/admin/orders?completion=Pending'),
    count('Out of Stock', outOfStock, '/admin/products?stock=out'),
  ]
}

function count(label: string, number: number, to: string): Figure {
  return { label, value: indianGrouping(number), to }
}
