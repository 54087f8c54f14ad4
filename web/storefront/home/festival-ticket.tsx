// The festival's ticket: the offer that lasts for a limited time only, and the way to it.
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './festival-ticket.css'

export function FestivalTicket() {
  return (
    <section className="festival" aria-labelledby="festival">
      <div className="festival-ticket">
        <p className="festival-share" aria-hidden="true">
          <span>Up to</span>
          <b>90%</b>
          <span>discount</span>
        </p>
        <div className="festival-offer">
          <p className="eyebrow">Deepavali festival sale</p>
          <h2 id="festival">Fancy crackers and gift boxes at up to 90% discount</h2>
          <p>Booking has started. Reserve yours while the shelves are full.</p>
          <ButtonLink to="/ordernow" size="large" variant="secondary">
            <Icon name="clock" /> Limited time only
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
