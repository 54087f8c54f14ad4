// The night over Sivakasi: fireworks above the roofs, the shop's name, the way to order.
import { languageOf } from '#domain/language.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HeroFilm } from './hero-film.tsx'
import { HeroStill } from './hero-still.tsx'
import './hero.css'

export function Hero({ settings, isStill }: { settings: ShopSettings; isStill: boolean }) {
  return (
    <section className="hero">
      <HeroStill />
      <HeroFilm isStill={isStill} />
      <div className="hero-label">
        <img src="/logo.svg" alt="" width="112" height="112" />
        <h1 lang={languageOf(settings.name)}>{settings.name}</h1>
        <p className="hero-tagline" lang={languageOf(settings.tagline)}>
          {settings.tagline}
        </p>
        <p className="hero-booking">Booking has started</p>
        <ButtonLink to="/ordernow" size="large">
          {words(settings).orderNow} <Icon name="arrow-right" />
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
