// The banner above the catalogue: which category, how it works here, and in which form it is shown.
import type { Category } from '#domain/category.ts'
import { type Offer, discountClaim } from '#domain/offer.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { words } from '#domain/words.ts'
import { type View, ViewSwitch } from './view-switch.tsx'

type CatalogueBannerProps = {
  category: Category | undefined
  offer: Offer
  settings: ShopSettings
  view: View
  onApproachView: () => void
}

export function CatalogueBanner({ category, offer, settings, view, onApproachView }: CatalogueBannerProps) {
  const discount = discountClaim(offer)
  const count = `${offer.products} kinds of crackers${discount ? ` at ${discount}` : ''}. `
  return (
    <header className="shop-head">
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
    </header>
  )
}
