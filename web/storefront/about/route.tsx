// The about page (§2).
import { href } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { about } from '#domain/words/en/pages/about.ts'
import type { Route } from './+types/route.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Introduction } from './introduction.tsx'
import { SafetyTips } from './safety-tips.tsx'
import { StandsFor } from './stands-for.tsx'
import { WhereWeAre } from './where-we-are.tsx'
import { shopContext } from '#web/shop-context.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { ifReadable, pageWith } from '../shell/if-readable.ts'
import { breadcrumbData, storeData } from '../seo/shop-structured-data.ts'
import './about.css'

const path = href('/about')

export function meta({ matches }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const { name, address, established } = layout.settings
  const text = wordsOf(about)
  return pageMeta(layout, {
    title: text.title,
    description:
      established === undefined
        ? text.description({ name, address })
        : text.descriptionSince({ name, address, year: String(established) }),
    path,
    structuredData: import.meta.env.SSR ? [storeData(layout), breadcrumbData([{ name: text.title, path }])] : [],
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const offer = await ifReadable(shop, shop.products.offer)
  return pageWith({ offer }, offer)
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
