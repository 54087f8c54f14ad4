// The hero: fireworks, the shop's name and the order link.
import { href } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { claimedDiscount, type Offer } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { home } from '#domain/words/en/pages/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { ShopLogo } from '../shell/shop-logo.tsx'
import { hasBegun } from './has-begun.ts'
import { HeroPoster, HeroVideo } from './hero-media.tsx'
import './hero.css'

type HeroProps = { settings: PublicSettings; offer: Offer | undefined; isPaused: boolean }

export function Hero({ settings, offer, isPaused }: HeroProps) {
  const said = useWords(home)
  const percent = claimedDiscount(offer)
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
        {settings.otherName && (
          <p className="hero-other-name strong" lang={languageOf(settings.otherName)}>
            {settings.otherName}
          </p>
        )}
        {text && (
          <p className="hero-tagline large" lang={languageOf(text)}>
            {text}
          </p>
        )}
        {hasBegun(settings, offer) && <p className="hero-booking row nowrap gap-3 strong">{said.bookingHasStarted}</p>}
        <ButtonLink to={href('/ordernow')} size="large">
          <span>{words(settings).orderNow}</span> <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      {percent && <p className="hero-seal">{sentence(said.upToInLines({ percent }), { span: <span />, b: <b /> })}</p>}
    </section>
  )
}
