// The terms of the shop.
import { href } from 'react-router'
import { policyBlocks, policyText } from '#domain/policies/policies.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/terms.ts'
import { policyMeta } from './policy-meta.ts'
import { PolicyPage } from './policy-page.tsx'

const title = 'Terms'

export function meta({ matches }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const description = `The terms of ${layout.settings.name}: what sending the form means, prices and stock, and what to do when something is wrong.`
  return policyMeta(layout, { title, description, path: href('/terms') })
}

export function loader({ context }: Route.LoaderArgs) {
  return policyBlocks(policyText('terms', context.get(shopContext).settings))
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <PolicyPage title={title} blocks={loaderData} />
}
