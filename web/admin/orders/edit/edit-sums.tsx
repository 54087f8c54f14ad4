// What an edited order comes to, beside what it came to before.
import { type ChargingSettings, chargeLines } from '#domain/charges.ts'
import { formatRupees, indianGrouping, type Paise } from '#domain/money.ts'
import { itemsTotal, orderTotals } from '#domain/order.ts'
import type { ShownLine } from './edit-draft.ts'

type Props = {
  lines: readonly ShownLine[]
  before: { totalPaise: Paise }
  settings: ChargingSettings
  discountPaise: Paise
}

export function EditSums({ lines, before, settings, discountPaise }: Props) {
  const totals = orderTotals(lines, settings, discountPaise)
  const charges = chargeLines(totals)
  return (
    <dl className="edit-sum-lines">
      <div>
        <dt>Total Items</dt>
        <dd>{indianGrouping(totals.totalItems)}</dd>
      </div>
      {(charges.length > 0 ? charges : [{ label: 'Goods', amount: formatRupees(itemsTotal(lines)) }]).map(
        ({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ),
      )}
      <div className="edit-total">
        <dt>Total Amount</dt>
        <dd>
          {formatRupees(totals.totalPaise)}
          {totals.totalPaise !== before.totalPaise && (
            <span className="edit-line-before">{`was ${formatRupees(before.totalPaise)}`}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}
