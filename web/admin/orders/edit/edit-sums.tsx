// The sums of an edited order, beside the stored total.
import { chargeLines } from '#domain/checkout/charge-lines.ts'
import { formatRupees, indianGrouping, type Paise } from '#domain/numbers/money.ts'
import type { orderTotals } from '#domain/order/order.ts'
import { chargeWords } from '#domain/words/en/charges.ts'
import { orderEdit } from '#domain/words/en/office/orders/order-edit.ts'
import { useWords } from '#web/ui/words.ts'

type Totals = ReturnType<typeof orderTotals>

export function EditSums({ totals, goodsPaise }: { totals: Totals; goodsPaise: Paise }) {
  const text = useWords(orderEdit)
  const { goods } = useWords(chargeWords)
  const charges = chargeLines(totals)
  return (
    <dl className="edit-sum-lines">
      <div>
        <dt>{text.totalItems}</dt>
        <dd className="end">{indianGrouping(totals.totalItems)}</dd>
      </div>
      {(charges.length > 0 ? charges : [{ label: goods, amount: formatRupees(goodsPaise) }]).map(
        ({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="end">{amount}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

export function EditTotal({ totalPaise, beforePaise }: { totalPaise: Paise; beforePaise: Paise }) {
  const text = useWords(orderEdit)
  return (
    <dl className="edit-sum-lines">
      <div className="edit-total">
        <dt>{text.totalAmount}</dt>
        <dd className="end">
          {formatRupees(totalPaise)}
          {totalPaise !== beforePaise && (
            <span className="edit-line-before">{text.was({ before: formatRupees(beforePaise) })}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}
