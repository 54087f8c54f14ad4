// What a cart comes to: what is saved on the printed prices, and the grand total.
import { type Cart, grandTotal, itemCount, savings } from '#domain/cart.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'

/** With `withItems` the number of items stands first (spec §2). */
export function CartTotals({ cart, withItems = false }: { cart: Cart; withItems?: boolean }) {
  const saved = savings(cart)
  return (
    <dl className="cart-totals numeric">
      {withItems && (
        <div>
          <dt>Total Items</dt>
          <dd translate="no">{indianGrouping(itemCount(cart))}</dd>
        </div>
      )}
      {saved > 0 && (
        <div>
          <dt>You save</dt>
          <dd translate="no">{formatRupees(saved)}</dd>
        </div>
      )}
      <div className="cart-grand-total">
        <dt>Grand Total</dt>
        <dd translate="no">{formatRupees(grandTotal(cart))}</dd>
      </div>
    </dl>
  )
}
