// The hero: fireworks, the shop's name and the order link.
import { href } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { type Offer, discountClaim } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ShopLogo } from '../shell/shop-logo.tsx'
import { hasBegun } from './has-begun.ts'
import { HeroPoster, HeroVideo } from './hero-media.tsx'
import './hero.css'

type HeroProps = { settings: PublicSettings; offer: Offer | undefined; isPaused: boolean }

export function Hero({ settings, offer, isPaused }: HeroProps) {
  const said = words(settings)
  const title = settings.heroTitle || settings.name
  const text = settings.heroText || settings.tagline
  return (
    <section className="hero night">
      <HeroPoster picture={settings.heroPicture} />
      {/* The video matches the built-in poster only. */}
      {!settings.heroPicture && <HeroVideo isPaused={isPaused} />}
      <div className="hero-label stack centred breaks">
        <ShopLogo logo={settings.logo} size={112} />
        <h1 lang={languageOf(title)}>{title}</h1>
        {settings.tamilName && (
          <p className="hero-tamil-name strong" lang={languageOf(settings.tamilName)}>
            {settings.tamilName}
          </p>
        )}
        {text && (
          <p className="hero-tagline large" lang={languageOf(text)}>
            {text}
          </p>
        )}
        {hasBegun(settings, offer) && <p className="hero-booking row nowrap gap-3 strong">{said.bookingHasStarted}</p>}
        <ButtonLink to={href('/ordernow')} size="large">
          <span>{said.orderNow}</span> <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      {offer && discountClaim(offer) && (
        <p className="hero-seal">
          <span>Up to</span>
          <b>{`${offer.greatestDiscount}%`}</b>
          <span>discount</span>
        </p>
      )}
    </section>
  )
}
