// The landing page: the night sky with the shop's name, what it promises, and two boxes to open.
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/route.ts'
import { GiftLabels } from './gift-labels.tsx'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const { name, tagline, address } = loaderData.settings
  return [{ title: `${name} · ${tagline}` }, { name: 'description', content: `${name}, ${address}. ${tagline}` }]
}

export function loader({ context }: Route.LoaderArgs) {
  return { settings: context.get(shopContext).settings }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  return (
    <>
      <Hero settings={settings} />
      <Promises minimumOrderPaise={settings.minimumOrderPaise} />
      <GiftLabels />
    </>
  )
}
