// The delivery policy.
import { href } from 'react-router'
import { policyBlocks, policyText } from '#domain/policies/policies.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { policyPages } from '#domain/words/en/pages/policy-pages.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { useWords } from '#web/ui/words.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/delivery.ts'
import { policyMeta } from './policy-meta.ts'
import { PolicyPage } from './policy-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const { name } = layout.settings
  return policyMeta(layout, {
    title: wordsOf(shell).delivery,
    description: wordsOf(policyPages).delivery({ name }),
    path: href('/delivery'),
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return policyBlocks(policyText('delivery', context.get(shopContext).settings))
}

export default function Delivery({ loaderData }: Route.ComponentProps) {
  return <PolicyPage title={useWords(shell).delivery} blocks={loaderData} />
}
