// Bars to end a trial order and to return to the placed order; rarely loaded.
import type { Order } from '#domain/order/order.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { trialOrder } from '#web/browser/trial-order.ts'
import { Button } from '#web/ui/button.tsx'
import { showOrderAgain } from './confirmation/shown-order.ts'

type ShopBarsProps = {
  isTrial: boolean
  /** The order that the visitor put aside. */
  order: Order | undefined
  settings: PublicSettings
}

export default function ShopBars({ isTrial, order, settings }: ShopBarsProps) {
  return (
    <>
      {isTrial && (
        <div className="order-aside spread gap-3 lines-1 small breaks">
          <p>
            <b>You are trying an order.</b> It is marked as a trial, and its goods go back to stock when you delete it.
          </p>
          <Button variant="secondary" size="small" onClick={() => trialOrder.set(false)}>
            Stop trying
          </Button>
        </div>
      )}
      {order && (
        <div className="order-aside spread gap-3 lines-1 small breaks">
          <p>
            <span>{words(settings).yourOrder}</span> <b translate="no">{order.orderId}</b>
          </p>
          <Button variant="secondary" size="small" onClick={showOrderAgain}>
            Show again
          </Button>
        </div>
      )}
    </>
  )
}
