// The foot of every public page: who the shop is, where it is, how to reach it.
import { Link } from 'react-router'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pageLinks } from './links.ts'
import './footer.css'

export function Footer({ settings }: { settings: ShopSettings }) {
  return (
    <footer className="footer">
      <div className="footer-columns">
        <div className="footer-shop">
          <img src="/logo.svg" alt="" width="72" height="72" loading="lazy" />
          <div>
            <p className="footer-name">{settings.name}</p>
            <p>{settings.tagline}</p>
            <p className="footer-rating">
              <Icon name="star" /> Rated {settings.rating} · since {settings.established}
            </p>
          </div>
        </div>
        <nav aria-label="Useful links">
          <h2>Useful links</h2>
          <ul>
            {pageLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <address>
          <h2>Reach us</h2>
          <p>
            <Icon name="pin" /> <span>{settings.address}</span>
          </p>
          <a href={`tel:${settings.phone.replaceAll(/[^+\d]/g, '')}`}>
            <Icon name="phone" /> {settings.phone}
          </a>
          <a href={`mailto:${settings.email}`}>
            <Icon name="mail" /> {settings.email}
          </a>
        </address>
      </div>
    </footer>
  )
}
