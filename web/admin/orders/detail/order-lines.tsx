// The lines of an order: what, how many, at which price, and what each comes to.
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { itemTotal, type OrderItem } from '#domain/order.ts'
import { unitLabel } from '#domain/product.ts'

type Props = { orderId: string; items: readonly OrderItem[]; totalPaise: number }

export function OrderLines({ orderId, items, totalPaise }: Props) {
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
