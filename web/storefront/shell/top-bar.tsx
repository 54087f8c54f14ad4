// The sticky top bar: logo, links, and on a phone the menu that holds them.
import { useRef } from 'react'
import { Link, NavLink, href } from 'react-router'
import { languageOf } from '#domain/language.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pageLinks } from './links.ts'
import './top-bar.css'

export function TopBar({ settings }: { settings: ShopSettings }) {
  const menu = useRef<HTMLElement>(null)
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to={href('/')} className="top-bar-shop">
          <img src="/logo.svg" alt="" width="52" height="52" />
          <span>
            <span className="top-bar-name" lang={languageOf(settings.name)}>
              {settings.name}
            </span>
            {settings.established !== undefined && <span className="top-bar-since">Since {settings.established}</span>}
          </span>
        </Link>
        <button type="button" className="top-bar-menu-button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        {/* A popover opens without a script and closes on Escape and outside by itself. */}
        <nav ref={menu} id="menu" className="top-bar-menu" popover="auto" aria-label="Main">
          <ul>
            {pageLinks(settings).map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end onClick={() => menu.current?.hidePopover()}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
