// The red banner, whose offers scroll at one speed and can be paused.
import { useRef } from 'react'
import { Link, href } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { HOME_STATE, minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { claimedDiscount, type Offer } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { BANNER_SPEED } from '#domain/timings.ts'
import type { Words } from '#domain/words/catalogue.ts'
import { home } from '#domain/words/en/pages/home.ts'
import { useWords } from '#web/ui/words.ts'
import { hasBegun } from './has-begun.ts'
import { useSteadySpeed } from './use-steady-speed.ts'
import './offer-banner.css'

type OfferBannerProps = {
  settings: PublicSettings
  offer: Offer | undefined
  isPaused: boolean
  onPause: (isPaused: boolean) => void
}

export function OfferBanner({ settings, offer, isPaused, onPause }: OfferBannerProps) {
  const track = useRef<HTMLDivElement>(null)
  useSteadySpeed(track, BANNER_SPEED)
  const words = useWords(home)
  const offers = settings.bannerLines.length > 0 ? settings.bannerLines : usualLines(settings, offer, words)
  const text = offers.map((line, index) => (
    <span key={index} lang={languageOf(line)}>
      {line}
    </span>
  ))
  return (
    <section className="offer-banner small strong" aria-label={words.offers} data-paused={isPaused || undefined}>
      <Link to={href('/ordernow')} className="offer-banner-window">
        <div ref={track} className="offer-banner-track">
          <div>{text}</div>
          {/* Follows seamlessly, hidden from screen readers. */}
          <div aria-hidden="true">{text}</div>
        </div>
      </Link>
      <button
        type="button"
        className="offer-banner-switch middle"
        aria-label={isPaused ? words.play : words.pause}
        onClick={() => onPause(!isPaused)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d={isPaused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zM14 4h4v16h-4z'} />
        </svg>
      </button>
    </section>
  )
}

/** The specification's claims, as far as they are true now. */
function usualLines(settings: PublicSettings, offer: Offer | undefined, words: Words<typeof home>): string[] {
  const percent = claimedDiscount(offer)
  const rupees = formatRupees(minimumFor(settings, HOME_STATE)).replace('₹', '')
  return [
    hasBegun(settings, offer) ? words.bookingHasStarted : [],
    percent ? words.upTo({ percent }) : [],
    words.fancy,
    words.premium,
    settings.takingOrders ? words.minimumForTamilNadu({ rupees }) : [],
    words.fast,
    words.acrossIndia,
  ].flat()
}
