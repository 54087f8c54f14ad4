// Links to chat and call.
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { phoneLink } from './phone-link.ts'
import './side-widgets.css'

export function SideWidgets({ settings: { whatsappNumber, phone } }: { settings: PublicSettings }) {
  return (
    <address className="side-widgets" aria-label="Quick contact">
      <button type="button" className="side-button middle" popoverTarget="quick-contact" aria-label="Chat or call">
        <Icon name="whatsapp" />
        <Icon name="close" />
      </button>
      {/* A popover needs no script to open, and closes on Escape and outside presses. */}
      <div id="quick-contact" className="side-links" popover="auto">
        <a data-kind="chat" href={`https://wa.me/${whatsappNumber}`}>
          <Icon name="whatsapp" /> <span>Chat on WhatsApp</span>
        </a>
        <a href={phoneLink(phone)}>
          <Icon name="phone" /> <span>{`Call ${phone}`}</span>
        </a>
      </div>
    </address>
  )
}
