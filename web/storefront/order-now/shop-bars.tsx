// Bars to end a trial order and to return to the placed order; rarely loaded.
import type { Order } from '#domain/order/order.ts'
import { shopBars } from '#domain/words/en/pages/shop-bars.ts'
import { trialOrder } from '#web/browser/trial-order.ts'
import { Button } from '#web/ui/button.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { showOrderAgain } from './confirmation/shown-order.ts'

type ShopBarsProps = {
  isTrial: boolean
  /** The order that the visitor put aside. */
  order: Order | undefined
}

export default function ShopBars({ isTrial, order }: ShopBarsProps) {
  const text = useWords(shopBars)
  return (
    <>
      {isTrial && (
        <div className="order-aside spread gap-3 lines-1 small breaks">
          <p>{sentence(text.trial, { b: <b /> })}</p>
          <Button variant="secondary" size="small" onClick={() => trialOrder.set(false)}>
            {text.stopTrial}
          </Button>
        </div>
      )}
      {order && (
        <div className="order-aside spread gap-3 lines-1 small breaks">
          <p>{sentence(text.orderAside({ id: order.orderId }), { b: <b translate="no" /> })}</p>
          <Button variant="secondary" size="small" onClick={showOrderAgain}>
            {text.showAgain}
          </Button>
        </div>
      )}
    </>
  )
}
