// The night over the town: fireworks above the roofs, the shop's name, the way to order.
import { href } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { type Offer, discountClaim } from '#domain/offer.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { words } from '#domain/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { hasBegun } from './has-begun.ts'
import { HeroPoster, HeroVideo } from './hero-media.tsx'
import './hero.css'

type HeroProps = { settings: ShopSettings; offer: Offer | undefined; isPaused: boolean }

export function Hero({ settings, offer, isPaused }: HeroProps) {
  const said = words(settings)
  return (
    <section className="hero">
      <HeroPoster />
      <HeroVideo isPaused={isPaused} />
      <div className="hero-label">
        <img src="/logo.svg" alt="" width="112" height="112" />
        <h1 lang={languageOf(settings.name)}>{settings.name}</h1>
        {settings.tagline && (
          <p className="hero-tagline" lang={languageOf(settings.tagline)}>
            {settings.tagline}
          </p>
        )}
        {hasBegun(settings, offer) && <p className="hero-booking">{said.bookingHasStarted}</p>}
        <ButtonLink to={href('/ordernow')} size="large">
          {said.orderNow} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      {offer && discountClaim(offer) && (
        <p className="hero-seal">
          <span>Up to</span>
          <b>{offer.greatestDiscount}%</b>
          <span>discount</span>
        </p>
      )}
    </section>
  )
}
