// The landing page: the festival's banner and film, what the shop promises, five posters, and who the shop is.
import { useState } from 'react'
import { words } from '#domain/words.ts'
import { shopContext } from '#web/shop-context.ts'
import { fontLinks } from '../../styles/font-links.ts'
import type { Route } from './+types/route.ts'
import { currentOffer } from '../seo/current-offer.ts'
import { AboutBlurb } from './about-blurb.tsx'
import { FestivalTicket } from './festival-ticket.tsx'
import { hasBegun } from './has-begun.ts'
import { Hero } from './hero.tsx'
import { homeMeta } from './meta.ts'
import { OfferBanner } from './offer-banner.tsx'
import { PosterGrid } from './poster-grid.tsx'
import { Promises } from './promises.tsx'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return homeMeta(matches[1].loaderData, loaderData?.offer)
}

export const links: Route.LinksFunction = fontLinks

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { settings: shop.settings, offer: await currentOffer(shop) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings, offer } = loaderData
  const [isStill, setStill] = useState(false)
  return (
    <>
      <OfferBanner settings={settings} offer={offer} isStill={isStill} onStill={setStill} />
      <Hero settings={settings} offer={offer} isStill={isStill} />
      <Promises settings={settings} offer={offer} />
      <PosterGrid shopNow={words(settings).shopNow} />
      {hasBegun(settings, offer) && <FestivalTicket settings={settings} offer={offer} />}
      <AboutBlurb settings={settings} />
    </>
  )
}
