// The festival's offer.
import { href } from 'react-router'
import { type Offer, discountClaim } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './festival-ticket.css'

export function FestivalTicket({ settings, offer }: { settings: PublicSettings; offer: Offer | undefined }) {
  const said = words(settings)
  const discount = discountClaim(offer)
  return (
    <section className="festival" aria-labelledby="festival">
      <div className="festival-ticket">
        <p className="festival-share" aria-hidden="true">
          {discount ? (
            <>
              <span>Up to</span>
              <b>{`${offer?.greatestDiscount}%`}</b>
              <span>discount</span>
            </>
          ) : (
            <Icon name="spark" />
          )}
        </p>
        <div className="festival-offer stack gap-2">
          <p className="eyebrow">{said.festivalSale}</p>
          <h2 id="festival" className="title">{`Fancy crackers and gift boxes${discount ? ` at ${discount}` : ''}`}</h2>
          <p>{`${said.bookingHasStarted}. ${said.reserve}`}</p>
          <ButtonLink to={href('/ordernow')} size="large" variant="secondary">
            <Icon name="clock" /> Limited time only
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
