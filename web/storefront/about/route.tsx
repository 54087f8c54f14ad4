// The about page: who the shop is, what it stands for, how ordering works, how to burst crackers safely, where it is.
import type { Route } from './+types/route.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Introduction } from './introduction.tsx'
import { aboutMeta } from './meta.ts'
import { SafetyTips } from './safety-tips.tsx'
import { StandsFor } from './stands-for.tsx'
import { WhereWeAre } from './where-we-are.tsx'
import { shopContext } from '#web/shop-context.ts'
import { currentOffer } from '../seo/current-offer.ts'
import './about.css'

export function meta({ matches }: Route.MetaArgs) {
  return aboutMeta(matches[1].loaderData)
}

export async function loader({ context }: Route.LoaderArgs) {
  return { offer: await currentOffer(context.get(shopContext)) }
}

export default function About({ matches, loaderData }: Route.ComponentProps) {
  const { settings } = matches[1].loaderData
  return (
    <>
      <Introduction settings={settings} offer={loaderData.offer} />
      <StandsFor />
      <HowItWorks settings={settings} />
      <SafetyTips />
      <WhereWeAre settings={settings} />
    </>
  )
}
