// The lines of an order: what, how many, at which price, and what each comes to.
import { chargeLines } from '#domain/charges.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { itemTotal, type Order } from '#domain/order.ts'
import { unitLabel } from '#domain/product.ts'

export function OrderLines({ order }: { order: Order }) {
  const { orderId, items, totalPaise } = order
  return (
    <section className="order-lines">
      <h3>
        Items <span className="numeric">({items.length})</span>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              Product <span className="order-of-page">{orderId}</span>
            </th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.productId}>
              <th scope="row">
                {item.name}
                <span className="code">
                  {item.code} · {unitLabel(item.unit)}
                </span>
              </th>
              <td>{indianGrouping(item.quantity)}</td>
              <td>{formatRupees(item.pricePaise)}</td>
              <td>{formatRupees(itemTotal(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {chargeLines(order).map(({ label, amount }) => (
            <tr key={label} className="order-charge">
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              Total Amount
            </th>
            <td>{formatRupees(totalPaise)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
