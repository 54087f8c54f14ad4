// Shows the confirmation of a placed order on whatever page the visitor is, and shares it; the page of a changed one.
import { useNavigate, href } from 'react-router'
import { splitLanguage } from '#domain/language-address.ts'
import type { Order } from '#domain/order/order.ts'
import { orderMessage } from '#domain/messages/order-message.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { siteOrigin } from '#web/storefront/seo/site-origin.ts'
import { shareOrder } from '../confirmation/share-order.ts'
import { placedOrder } from '../confirmation/placed-order.ts'

const ORDER_PAGE = href('/ordernow')

export function useOrderPlaced(settings: PublicSettings) {
  const navigate = useNavigate()
  return (order: Order) => {
    if (order.isChanged) {
      return void navigate(order.link === undefined ? ORDER_PAGE : href('/order/:link', { link: order.link }))
    }
    placedOrder.set(order)
    if (!splitLanguage(window.location.pathname).path.toLowerCase().startsWith(ORDER_PAGE)) {
      // The state distinguishes it from a link to the shop.
      void navigate(ORDER_PAGE, { state: { depth: 0 } })
    }
    void shareOrder({ number: settings.whatsappNumber, text: orderMessage(order, settings, siteOrigin()) })
  }
}
