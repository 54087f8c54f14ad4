// Items and totals of a placed order.
import type { CartProduct } from '#domain/cart.ts'
import { chargeLines } from '#domain/checkout/charge-lines.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { type Order, type OrderItem, itemTotal } from '#domain/order/order.ts'
import { savingOf } from '#domain/order/saving.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { useWords } from '#web/ui/words.ts'
import { unitLabel } from '#domain/product/product.ts'

type BillStatementProps = {
  order: Order
  /** Those of the page, whose Tamil names the order lacks. */
  products: readonly CartProduct[]
  title: string
}

export function BillStatement({ order, products, title }: BillStatementProps) {
  const { atMrpPaise, savedPaise } = savingOf(order)
  const text = useWords(confirmationWords)
  return (
    <section className="confirmation-card card stack bill" aria-labelledby="bill-title">
      <h2 id="bill-title" className="large">
        {title}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.quantity}</th>
            <th scope="col">{text.rate}</th>
            <th scope="col">{text.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.productId}>
              <th scope="row">
                <ItemName item={item} products={products} />{' '}
                <small translate="no">{`${item.code} · ${unitLabel(item.unit)}`}</small>
              </th>
              <td translate="no">{indianGrouping(item.quantity)}</td>
              <td translate="no">{formatRupees(item.pricePaise)}</td>
              <td translate="no">{formatRupees(itemTotal(item))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="cart-totals">
        <Sum name={text.totalItems} value={indianGrouping(order.totalItems)} />
        {savedPaise > 0 && (
          <>
            <Sum name={text.totalAtMrp} value={formatRupees(atMrpPaise)} />
            <Sum name={text.youSave} value={formatRupees(savedPaise)} />
          </>
        )}
        {chargeLines(order).map(({ label, amount }) => (
          <Sum key={label} name={label} value={amount} />
        ))}
        <div className="cart-grand-total">
          <dt>{text.overallTotal}</dt>
          <dd translate="no">{formatRupees(order.totalPaise)}</dd>
        </div>
      </dl>
    </section>
  )
}

function ItemName({ item, products }: Pick<BillStatementProps, 'products'> & { item: OrderItem }) {
  const product = products.find(({ id, name }) => id === item.productId && name === item.name)
  const shown = shownName({ tamilName: product?.tamilName, ...item })
  return <span lang={languageOf(shown)}>{shown}</span>
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
