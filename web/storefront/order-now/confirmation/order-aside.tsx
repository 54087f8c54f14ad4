// The bar above the shop that leads back to the order placed before.
import type { Order } from '#domain/order.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import { Button } from '#web/ui/button.tsx'
import { showOrderAgain } from './shown-order.ts'

export function OrderAside({ order, settings }: { order: Order; settings: ShopSettings }) {
  return (
    <div className="order-aside">
      <p>
        <span>{words(settings).yourOrder}</span> <b translate="no">{order.orderId}</b>
      </p>
      <Button variant="secondary" size="small" onClick={showOrderAgain}>
        Show again
      </Button>
    </div>
  )
}
