// The about page: who the shop is, what it stands for, how ordering works, how to burst crackers safely, where it is.
import type { Route } from './+types/route.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Introduction } from './introduction.tsx'
import { aboutMeta } from './meta.ts'
import { SafetyTips } from './safety-tips.tsx'
import { StandsFor } from './stands-for.tsx'
import { WhereWeAre } from './where-we-are.tsx'
import './about.css'

export function meta({ matches }: Route.MetaArgs) {
  return aboutMeta(matches[1].loaderData)
}

export default function About({ matches }: Route.ComponentProps) {
  const { settings } = matches[1].loaderData
  return (
    <>
      <Introduction settings={settings} />
      <StandsFor />
      <HowItWorks settings={settings} />
      <SafetyTips />
      <WhereWeAre settings={settings} />
    </>
  )
}
