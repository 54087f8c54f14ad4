// The lines and totals of the order.
import { type Cart, lineTotal } from '#domain/cart.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { words } from '#domain/words.ts'
import { cart as cartWords } from '#domain/words/en/pages/cart.ts'
import { useWords } from '#web/ui/words.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import './order-summary.css'

export function OrderSummary({ cart, settings }: { cart: Cart; settings: PublicSettings }) {
  const text = useWords(cartWords)
  return (
    <section className="order-summary stack card" aria-labelledby="order-summary-title">
      <h3 id="order-summary-title">{words(settings).orderSummary}</h3>
      <ul className="order-summary-lines stack gap-2 small">
        {cart.map((line) => (
          <li key={line.product.id}>
            <span lang={languageOf(shownName(line.product))}>{shownName(line.product)}</span>
            <span className="note" translate="no">
              {`${indianGrouping(line.quantity)} × ${formatRupees(line.product.pricePaise)}`}
            </span>
            <b translate="no">{formatRupees(lineTotal(line))}</b>
            {line.seenPaise !== undefined && (
              <small className="whole-row strong">{text.priceWas({ price: formatRupees(line.seenPaise) })}</small>
            )}
          </li>
        ))}
      </ul>
      <CartTotals cart={cart} settings={settings} withItems />
    </section>
  )
}
