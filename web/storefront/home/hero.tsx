// The night over Sivakasi: fireworks above the roofs, the shop's name, the way to order.
import type { ShopSettings } from '#domain/shop-settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './hero.css'
import './fireworks.css'

export function Hero({ settings }: { settings: ShopSettings }) {
  return (
    <section className="hero">
      <div className="fireworks" aria-hidden="true">
        <i data-kind="peony" />
        <i data-kind="willow" />
        <i data-kind="star" />
        <i data-kind="peony" />
        <i data-kind="star" />
        <i data-kind="willow" />
      </div>
      <div className="hero-label">
        <img src="/logo.svg" alt="" width="112" height="112" />
        <h1>{settings.name}</h1>
        <p className="hero-tagline">{settings.tagline}</p>
        <p className="hero-booking">Booking has started</p>
        <ButtonLink to="/ordernow" size="large">
          Order Now <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <p className="hero-seal">
        <span>Up to</span>
        <b>90%</b>
        <span>discount</span>
      </p>
    </section>
  )
}
