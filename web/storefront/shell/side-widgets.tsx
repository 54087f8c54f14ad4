// What floats beside every public page on the left: chat and call, on a small screen behind one round button.
import { useEffect, useRef } from 'react'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { phoneLink } from './phone-link.ts'
import './side-widgets.css'

export function SideWidgets({ settings: { whatsappNumber, phone } }: { settings: ShopSettings }) {
  const widgets = useRef<HTMLElement>(null)
  useEffect(() => hideWhileScrollingDown(widgets.current), [])
  return (
    <aside ref={widgets} className="side-widgets" aria-label="Quick contact">
      <button type="button" className="side-button" popoverTarget="quick-contact" aria-label="Chat or call">
        <Icon name="whatsapp" />
        <Icon name="close" />
      </button>
      {/* A popover opens without a script and closes on Escape and outside by itself. */}
      <div id="quick-contact" className="side-links" popover="auto">
        <a data-kind="chat" href={`https://wa.me/${whatsappNumber}`}>
          <Icon name="whatsapp" /> <span>Chat on WhatsApp</span>
        </a>
        <a href={phoneLink(phone)}>
          <Icon name="phone" /> <span>{`Call ${phone}`}</span>
        </a>
      </div>
    </aside>
  )
}

/** A finger that trembles is no change of direction. */
const STEP_PX = 12

/** Marks the element with `data-away` while the page is scrolled down; back up, and at its top, the mark goes. */
function hideWhileScrollingDown(element: HTMLElement | null) {
  let last = window.scrollY
  function follow() {
    const { scrollY } = window
    if (scrollY > 0 && Math.abs(scrollY - last) < STEP_PX) return
    element?.toggleAttribute('data-away', scrollY > last)
    last = scrollY
  }
  window.addEventListener('scroll', follow, { passive: true })
  return () => window.removeEventListener('scroll', follow)
}
