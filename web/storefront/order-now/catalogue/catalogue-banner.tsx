// The catalogue's heading, explanation and view switch.
import { href } from 'react-router'
import { counted } from '#domain/counted.ts'
import type { Category } from '#domain/category/category.ts'
import { type Offer, discountClaim } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { phoneLink } from '#web/storefront/shell/phone-link.ts'
import { type View, ViewSwitch } from './view-switch.tsx'

type CatalogueBannerProps = {
  category: Category | undefined
  /** Of the category. */
  offer: Offer
  settings: PublicSettings
  view: View
  onApproachView: () => void
}

export function CatalogueBanner({ category, offer, settings, view, onApproachView }: CatalogueBannerProps) {
  const discount = discountClaim(offer)
  const count = `${counted(offer.products, 'kind')} of crackers${discount ? ` at ${discount}` : ''}. `
  return (
    <header className="shop-head night">
      <h1>{category ?? words(settings).orderNow}</h1>
      <p>
        {offer.products > 0 && <span>{count}</span>}
        <span>
          {settings.takingOrders
            ? 'Put together what you like: nothing is paid now, we call you back.'
            : 'Look around: prices and stock are those of this moment.'}
        </span>
      </p>
      <ViewSwitch view={view} onApproach={onApproachView} />
      <NoScript settings={settings} />
    </header>
  )
}

/** Explains, without scripts, how to order. */
function NoScript({ settings }: { settings: PublicSettings }) {
  return (
    <noscript>
      <p className="shop-no-script strong">
        To send an {words(settings).order} from here the browser needs JavaScript, which is switched off. Read the{' '}
        <a href={href('/pricelist')}>price list</a> and call us:{' '}
        <a href={phoneLink(settings.phone)}>{settings.phone}</a>.
      </p>
    </noscript>
  )
}
