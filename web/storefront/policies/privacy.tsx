// The privacy policy.
import { href } from 'react-router'
import { policyBlocks, policyText } from '#domain/policies/policies.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/privacy.ts'
import { policyMeta } from './policy-meta.ts'
import { PolicyPage } from './policy-page.tsx'

const title = 'Privacy'

export function meta({ matches }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const description = `What ${layout.settings.name} keeps of its customers, what for, for how long, and how to have it erased.`
  return policyMeta(layout, { title, description, path: href('/privacy') })
}

export function loader({ context }: Route.LoaderArgs) {
  return policyBlocks(policyText('privacy', context.get(shopContext).settings))
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage title={title} blocks={loaderData} />
}
