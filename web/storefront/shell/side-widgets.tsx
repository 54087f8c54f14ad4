// What floats beside every public page: chat and call on the left, the blinking way to order on the right.
import { Link, href } from 'react-router'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { phoneLink } from './phone-link.ts'
import './side-widgets.css'

export function SideWidgets({ settings, pathname }: { settings: ShopSettings; pathname: string }) {
  const { orderNow } = words(settings)
  const isOrdering = pathname === href('/ordernow')
  return (
    <aside className="side-widgets" aria-label="Quick contact" data-slim={isOrdering || undefined}>
      <div className="side-tabs">
        <a
          className="side-tab"
          data-kind="chat"
          href={`https://wa.me/${settings.whatsappNumber}`}
          aria-label="Chat on WhatsApp"
        >
          <Icon name="whatsapp" />
        </a>
        <a className="side-tab" href={phoneLink(settings.phone)} aria-label={`Call ${settings.phone}`}>
          <Icon name="phone" />
        </a>
      </div>
      {!isOrdering && settings.takingOrders && (
        // Each page blinks anew, and only for a moment.
        <Link key={pathname} className="side-order" to={href('/ordernow')}>
          <img
            src={settings.callItEnquiry ? '/badges/enquire-now.svg' : '/badges/order-now.svg'}
            alt={orderNow}
            width="128"
            height="128"
          />
        </Link>
      )}
    </aside>
  )
}
