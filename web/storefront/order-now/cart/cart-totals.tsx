// Savings, charges and grand total of a cart.
import { type Cart, grandTotal, itemCount, savings } from '#domain/cart.ts'
import { chargeLines } from '#domain/checkout/charge-lines.ts'
import { chargesOn } from '#domain/checkout/charges.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { cart as cartWords } from '#domain/words/en/pages/cart.ts'
import { useWords } from '#web/ui/words.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'

type CartTotalsProps = { cart: Cart; settings: PublicSettings; withItems?: boolean }

/** With `withItems` the number of items comes first (§2). */
export function CartTotals({ cart, settings, withItems = false }: CartTotalsProps) {
  const saved = savings(cart)
  const charges = chargesOn(grandTotal(cart), settings)
  const text = useWords(cartWords)
  return (
    <dl className="cart-totals">
      {withItems && (
        <div>
          <dt>{text.totalItems}</dt>
          <dd translate="no">{indianGrouping(itemCount(cart))}</dd>
        </div>
      )}
      {saved > 0 && (
        <div>
          <dt>{text.youSave}</dt>
          <dd translate="no">{formatRupees(saved)}</dd>
        </div>
      )}
      {chargeLines(charges).map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{amount}</dd>
        </div>
      ))}
      <div className="cart-grand-total">
        <dt>{text.grandTotal}</dt>
        <dd translate="no">{formatRupees(charges.totalPaise)}</dd>
      </div>
    </dl>
  )
}
