// What the orders screen is for, and how many orders it shows.

export function OrdersHead({ shown, total }: { shown: number; total: number }) {
  const orders = total === 1 ? 'order' : 'orders'
  return (
    <div className="orders-head">
      <p>Manage customer orders and track status</p>
      <output className="orders-count numeric">
        {shown < total ? `${shown} of ${total} ${orders} shown` : `${total} ${orders}`}
      </output>
    </div>
  )
}
