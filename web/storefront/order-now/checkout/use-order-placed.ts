// What happens once an order has been placed: its confirmation is shown, wherever the visitor has gone meanwhile, and it is shared.
import { useNavigate, href } from 'react-router'
import type { Order } from '#domain/order/order.ts'
import { orderMessage } from '#domain/messages/order-message.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { shareOrder } from '../confirmation/share-order.ts'
import { placedOrder } from '../confirmation/placed-order.ts'

const ORDER_PAGE = href('/ordernow')

export function useOrderPlaced(settings: OrderPageSettings) {
  const navigate = useNavigate()
  return (order: Order) => {
    placedOrder.set(order)
    if (!window.location.pathname.toLowerCase().startsWith(ORDER_PAGE)) {
      // The state tells it from a link to the shop.
      void navigate(ORDER_PAGE, { state: { depth: 0 } })
    }
    void shareOrder({ number: settings.whatsappNumber, text: orderMessage(order, settings) })
  }
}
