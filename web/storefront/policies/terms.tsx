// The terms of the shop.
import { href } from 'react-router'
import { policyBlocks, policyText } from '#domain/policies/policies.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { policyPages } from '#domain/words/en/pages/policy-pages.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { useWords } from '#web/ui/words.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/terms.ts'
import { policyMeta } from './policy-meta.ts'
import { PolicyPage } from './policy-page.tsx'

export function meta({ matches }: Route.MetaArgs) {
  const layout = matches[1].loaderData
  const { name } = layout.settings
  return policyMeta(layout, {
    title: wordsOf(shell).terms,
    description: wordsOf(policyPages, layout.settings).terms({ name }),
    path: href('/terms'),
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return policyBlocks(policyText('terms', context.get(shopContext).settings))
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <PolicyPage title={useWords(shell).terms} blocks={loaderData} />
}
