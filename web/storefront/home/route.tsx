// The landing page (§1, §2).
import { shownLanguage } from '#domain/words/shown-language.ts'
import { useState } from 'react'
import { href } from 'react-router'
import { HOME_STATE, minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { posterCategories } from '#domain/category/shown-categories.ts'
import { withUsualName } from '#domain/category/usual-name.ts'
import { claimedDiscount } from '#domain/product/offer.ts'
import { words } from '#domain/words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { home } from '#domain/words/en/pages/home.ts'
import { publicSettings } from '#domain/settings/public-settings.ts'
import { shopContext } from '#web/shop-context.ts'
import { fontLinks } from '#web/styles/font-links.ts'
import type { Route } from './+types/route.ts'
import { categoriesWithGoods } from '../shell/categories-with-goods.ts'
import { ifReadable, pageWith } from '../shell/if-readable.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { storeData, websiteData } from '../seo/shop-structured-data.ts'
import { AboutBlurb } from './about-blurb.tsx'
import { FestivalTicket } from './festival-ticket.tsx'
import { hasBegun } from './has-begun.ts'
import { Hero } from './hero.tsx'
import { OfferBanner } from './offer-banner.tsx'
import { PosterGrid } from './poster-grid.tsx'
import { drawnPosters } from './posters.ts'
import { Promises } from './promises.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const { name, phone, established, takingOrders } = layout.settings
  const percent = claimedDiscount(loaderData?.offer)
  const text = wordsOf(home)
  return pageMeta(layout, {
    description: [
      percent ? text.descriptionAt({ name, percent }) : text.description({ name }),
      takingOrders
        ? text.deliveryAndMinimum({ amount: formatRupees(minimumFor(layout.settings, HOME_STATE)) })
        : `${words(layout.settings).notTakingOrders} ${text.phone({ phone })}`,
      ...(established === undefined ? [] : [text.sinceYear({ year: String(established) })]),
    ].join(' '),
    path: href('/'),
    structuredData: import.meta.env.SSR ? [storeData(layout), websiteData(layout)] : [],
  })
}

export const links: Route.LinksFunction = () => fontLinks(shownLanguage())

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [offer, shown, filled] = await Promise.all([
    ifReadable(shop, shop.products.offer),
    shop.categories.shown(),
    categoriesWithGoods(shop),
  ])
  const names = filled.map(({ name }) => name)
  const posters = posterCategories(shown.map(withUsualName), drawnPosters(), names)
  return pageWith({ settings: publicSettings(shop.settings), offer, posters }, offer)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings, offer } = loaderData
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <OfferBanner settings={settings} offer={offer} isPaused={isPaused} onPause={setPaused} />
      <Hero settings={settings} offer={offer} isPaused={isPaused} />
      <Promises settings={settings} offer={offer} />
      <PosterGrid posters={loaderData.posters} pictures={settings.posters} shopNow={words(settings).shopNow} />
      {hasBegun(settings, offer) && <FestivalTicket offer={offer} />}
      <AboutBlurb settings={settings} />
    </>
  )
}
