// The sums of an edited order, beside the stored total.
import { chargeLines } from '#domain/checkout/charges.ts'
import { formatRupees, indianGrouping, type Paise } from '#domain/money.ts'
import type { orderTotals } from '#domain/order/order.ts'

type Totals = ReturnType<typeof orderTotals>

export function EditSums({ totals, goodsPaise }: { totals: Totals; goodsPaise: Paise }) {
  const charges = chargeLines(totals)
  return (
    <dl className="edit-sum-lines">
      <div>
        <dt>Total Items</dt>
        <dd className="end">{indianGrouping(totals.totalItems)}</dd>
      </div>
      {(charges.length > 0 ? charges : [{ label: 'Goods', amount: formatRupees(goodsPaise) }]).map(
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
  return (
    <dl className="edit-sum-lines">
      <div className="edit-total">
        <dt>Total Amount</dt>
        <dd className="end">
          {formatRupees(totalPaise)}
          {totalPaise !== beforePaise && <span className="edit-line-before">{`was ${formatRupees(beforePaise)}`}</span>}
        </dd>
      </div>
    </dl>
  )
}
