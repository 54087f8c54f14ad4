// What floats beside every public page on the left: chat and call, on a small screen behind one round button.
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { phoneLink } from './phone-link.ts'
import './side-widgets.css'

type SideWidgetsProps = { settings: ShopSettings; pathname: string }

/** Goods and prices stand close to the edge: there the button comes only to who scrolls up. */
const GOODS: readonly string[] = [href('/ordernow'), href('/pricelist')]

export function SideWidgets({ settings: { whatsappNumber, phone }, pathname }: SideWidgetsProps) {
  const widgets = useRef<HTMLElement>(null)
  const isShownOnTop = !GOODS.includes(pathname)
  useEffect(() => showWhileScrollingUp(widgets.current, isShownOnTop), [isShownOnTop])
  return (
    <aside ref={widgets} className="side-widgets" aria-label="Quick contact" data-shown={isShownOnTop || undefined}>
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

/** Marks the element with `data-shown` while the page is scrolled up, and on its top if so. */
function showWhileScrollingUp(element: HTMLElement | null, isShownOnTop: boolean) {
  let last = window.scrollY
  function follow() {
    const { scrollY } = window
    if (scrollY > 0 && Math.abs(scrollY - last) < STEP_PX) return
    element?.toggleAttribute('data-shown', scrollY > 0 ? scrollY < last : isShownOnTop)
    last = scrollY
  }
  window.addEventListener('scroll', follow, { passive: true })
  return () => window.removeEventListener('scroll', follow)
}
