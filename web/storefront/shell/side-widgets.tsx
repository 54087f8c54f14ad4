// Links to chat and call.
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import { phoneLink } from './phone-link.ts'
import './side-widgets.css'

export function SideWidgets({ settings: { whatsappNumber, phone } }: { settings: PublicSettings }) {
  const words = useWords(shell)
  return (
    <address className="side-widgets" aria-label={words.quickContact}>
      <button type="button" className="side-button middle" popoverTarget="quick-contact" aria-label={words.chatOrCall}>
        <Icon name="whatsapp" />
        <Icon name="close" />
      </button>
      {/* A popover needs no script to open, and closes on Escape and outside presses. */}
      <div id="quick-contact" className="side-links" popover="auto">
        <a data-kind="chat" href={`https://wa.me/${whatsappNumber}`}>
          <Icon name="whatsapp" /> <span>{words.chatOnWhatsApp}</span>
        </a>
        <a href={phoneLink(phone)}>
          <Icon name="phone" /> <span>{words.call({ phone })}</span>
        </a>
      </div>
    </address>
  )
}
