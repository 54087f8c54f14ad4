// The delivery policy.
import { href } from 'react-router'
import { policyBlocks, policyText } from '#domain/policies/policies.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/delivery.ts'
import { policyMeta } from './policy-meta.ts'
import { PolicyPage } from './policy-page.tsx'

const title = 'Delivery and Transport'

export function meta({ matches }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const description = `How crackers of ${layout.settings.name} reach you: by lorry to a transport office, the freight, the places and the times.`
  return policyMeta(layout, { title, description, path: href('/delivery') })
}

export function loader({ context }: Route.LoaderArgs) {
  return policyBlocks(policyText('delivery', context.get(shopContext).settings))
}

export default function Delivery({ loaderData }: Route.ComponentProps) {
  return <PolicyPage title={title} blocks={loaderData} />
}
