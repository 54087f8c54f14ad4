// The sticky top bar: logo, links, the blinking order link, the other languages, and the menu of phones.
import { Link, NavLink, href } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { pagePath } from '#domain/language-address.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { pageLinks } from './links.ts'
import { ShopLogo } from './shop-logo.tsx'
import { SideWidgets } from './side-widgets.tsx'
import { useMenu } from './use-menu.ts'
import './top-bar.css'

export function TopBar({ settings, pathname }: { settings: PublicSettings; pathname: string }) {
  const { menu, isOpen, leave } = useMenu()
  const said = useWords(shell)
  return (
    <header className="top-bar">
      <div className="top-bar-row page row nowrap">
        <Link to={href('/')} className="top-bar-shop row nowrap">
          <ShopLogo logo={settings.logo} size={52} />
          <span>
            <span className="top-bar-name clamp" lang={languageOf(settings.name)}>
              {settings.name}
            </span>
            {(settings.otherName || settings.established) && (
              <span className="top-bar-since eyebrow accent" lang={languageOf(settings.otherName)}>
                {settings.otherName || said.since({ year: String(settings.established) })}
              </span>
            )}
          </span>
        </Link>
        <OrderSeal settings={settings} pathname={pathname} />
        <LanguageSwitch />
        <button type="button" className="top-bar-menu-button middle" popoverTarget="menu" aria-label={said.menu}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        {/* A popover needs no script to open, and closes on Escape and outside presses. */}
        <nav ref={menu} id="menu" className="top-bar-menu" popover="auto" aria-label={said.mainMenu}>
          <ul>
            {pageLinks(settings, said).map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end replace={isOpen} onClick={leave}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SideWidgets settings={settings} />
      </div>
    </header>
  )
}

/** Floats at the right edge of wide screens; absent on the order page. */
function OrderSeal({ settings, pathname }: { settings: PublicSettings; pathname: string }) {
  if (pathname === href('/ordernow') || !settings.takingOrders) return null
  return (
    // The key restarts the blinking on each page.
    <Link key={pathname} className="order-seal" to={href('/ordernow')}>
      <img
        src={`/badges${pagePath(settings.callItEnquiry ? '/enquire-now.svg' : '/order-now.svg')}`}
        alt={words(settings).orderNow}
        width="128"
        height="128"
      />
    </Link>
  )
}
