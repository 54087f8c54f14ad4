// The catalogue's heading, explanation and view switch.
import { href, Link } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { type Offer, claimedDiscount } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { noScript } from '#domain/words/en/pages/no-script.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { phoneLink } from '#web/storefront/shell/phone-link.ts'
import { sentence, useWords } from '#web/ui/words.ts'
import { type View, ViewSwitch } from './view-switch.tsx'

type CatalogueBannerProps = {
  /** Its shown name. */
  category: string | undefined
  /** Of the category. */
  offer: Offer
  settings: PublicSettings
  view: View
  onApproachView: () => void
  onFillCart: () => void
}

export function CatalogueBanner(props: CatalogueBannerProps) {
  const { category, offer, settings, view, onApproachView, onFillCart } = props
  const text = useWords(orderPage)
  const { products: count } = offer
  const percent = claimedDiscount(offer)
  return (
    <header className="shop-head night">
      <h1 lang={category && languageOf(category)}>{category ?? words(settings).orderNow}</h1>
      <p>
        {count > 0 && <span>{percent ? text.kindsAt({ count, percent }) : text.kinds({ count })}</span>}{' '}
        <span>{settings.takingOrders ? text.choose : text.closed}</span>{' '}
        {settings.takingOrders && (
          <button type="button" className="fill-cart" onClick={onFillCart}>
            {text.fillCart}
          </button>
        )}
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
      {import.meta.env.SSR && (
        <p className="shop-no-script strong">
          {sentence(wordsOf(noScript, settings).howToOrder({ phone: settings.phone }), {
            list: <Link to={href('/pricelist')} />,
            phone: <a href={phoneLink(settings.phone)}>{settings.phone}</a>,
          })}
        </p>
      )}
    </noscript>
  )
}
