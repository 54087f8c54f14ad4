// The festival's offer.
import { href } from 'react-router'
import { claimedDiscount, type Offer } from '#domain/product/offer.ts'
import { home } from '#domain/words/en/pages/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import './festival-ticket.css'

export function FestivalTicket({ offer }: { offer: Offer | undefined }) {
  const text = useWords(home)
  const percent = claimedDiscount(offer)
  return (
    <section className="festival" aria-labelledby="festival">
      <div className="festival-ticket">
        <p className="festival-share" aria-hidden="true">
          {percent ? sentence(text.upToInLines({ percent }), { span: <span />, b: <b /> }) : <Icon name="spark" />}
        </p>
        <div className="festival-offer stack gap-2">
          <p className="eyebrow">{text.festivalSale}</p>
          <h2 id="festival" className="title">
            {percent ? text.fancyAt({ percent }) : text.fancy}
          </h2>
          <p>{text.orderEarly}</p>
          <ButtonLink to={href('/ordernow')} size="large" variant="secondary">
            <Icon name="clock" /> {text.limitedTime}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
