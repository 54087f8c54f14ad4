// The landing page: the festival's banner and film, what the shop promises, five posters, and who the shop is.
import { useState } from 'react'
import { shopContext } from '#web/shop-context.ts'
import { faceLinks } from '#web/styles/face-links.ts'
import type { Route } from './+types/route.ts'
import { AboutBlurb } from './about-blurb.tsx'
import { FestivalTicket } from './festival-ticket.tsx'
import { Hero } from './hero.tsx'
import { homeMeta } from './meta.ts'
import { OfferBanner } from './offer-banner.tsx'
import { PosterGrid } from './poster-grid.tsx'
import { Promises } from './promises.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(matches[1].loaderData)
}

export const links: Route.LinksFunction = faceLinks

export function loader({ context }: Route.LoaderArgs) {
  return { settings: context.get(shopContext).settings }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  const [isStill, setStill] = useState(false)
  return (
    <>
      <OfferBanner minimumOrderPaise={settings.minimumOrderPaise} isStill={isStill} onStill={setStill} />
      <Hero settings={settings} isStill={isStill} />
      <Promises minimumOrderPaise={settings.minimumOrderPaise} />
      <PosterGrid />
      <FestivalTicket />
      <AboutBlurb settings={settings} />
    </>
  )
}
