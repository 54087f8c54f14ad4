// The lines of an order with prices, charges and total.
import type { ReactNode } from 'react'
import { chargeLines } from '#domain/checkout/charges.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { itemTotal, type Order } from '#domain/order/order.ts'
import { unitLabel } from '#domain/product/product.ts'
import { lineName } from '#domain/revisions/revision.ts'

/** `children` are the edit links. */
export function OrderLines({ order, children }: { order: Order; children?: ReactNode }) {
  const { orderId, items, totalPaise, packingNote = '', freightNote = '' } = order
  const notes = [
    { term: 'Packing', value: packingNote },
    { term: 'Freight', value: freightNote },
  ].filter(({ value }) => value !== '')
  return (
    <section className="order-lines">
      <div className="order-lines-head spread below-2">
        <h3>
          Items <span>({items.length})</span>
        </h3>
        {children}
      </div>
      {notes.map(({ term, value }) => (
        <p key={term} className="below-2 breaks">
          <strong>{term}:</strong> {value}
        </p>
      ))}
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
                {lineName(item)}
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
