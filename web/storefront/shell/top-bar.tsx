// The sticky top bar: logo, links, the blinking way to order, and on a phone the menu that holds the links.
import { Link, NavLink, href } from 'react-router'
import { languageOf } from '#domain/language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pageLinks } from './links.ts'
import { ShopLogo } from './shop-logo.tsx'
import { SideWidgets } from './side-widgets.tsx'
import { useMenu } from './use-menu.ts'
import './top-bar.css'

export function TopBar({ settings, pathname }: { settings: PublicSettings; pathname: string }) {
  const { menu, isOpen, leave } = useMenu()
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Link to={href('/')} className="top-bar-shop">
          <ShopLogo logo={settings.logo} size={52} />
          <span>
            <span className="top-bar-name" lang={languageOf(settings.name)}>
              {settings.name}
            </span>
            {(settings.tamilName || settings.established) && (
              <span className="top-bar-since" lang={languageOf(settings.tamilName)}>
                {settings.tamilName || `Since ${settings.established}`}
              </span>
            )}
          </span>
        </Link>
        <OrderSeal settings={settings} pathname={pathname} />
        <button type="button" className="top-bar-menu-button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        {/* A popover opens without a script and closes on Escape and outside by itself. */}
        <nav ref={menu} id="menu" className="top-bar-menu" popover="auto" aria-label="Main">
          <ul>
            {pageLinks(settings).map(({ to, label }) => (
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

/** On a wide screen it floats at the right edge. On the order page it would lead to where one is. */
function OrderSeal({ settings, pathname }: { settings: PublicSettings; pathname: string }) {
  if (pathname === href('/ordernow') || !settings.takingOrders) return null
  return (
    // Each page blinks anew, and only for a moment.
    <Link key={pathname} className="order-seal" to={href('/ordernow')}>
      <img
        src={settings.callItEnquiry ? '/badges/enquire-now.svg' : '/badges/order-now.svg'}
        alt={words(settings).orderNow}
        width="128"
        height="128"
      />
    </Link>
  )
}
