// The categories screen, in the owner's order.
import { wordsOf } from '#domain/words/catalogue.ts'
import { categories as words } from '#domain/words/en/office/categories.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { formAction } from '../kit/intents.ts'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { CategoryManager } from './category-manager.tsx'
import { intents } from './intents.ts'
import type { Route } from './+types/route'
import './categories.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

export async function loader({ context }: Route.LoaderArgs) {
  const { categories } = context.get(shopContext)
  const [all, counts] = await Promise.all([categories.all(), categories.productCounts()])
  return { categories: all.map((category) => ({ ...category, products: counts[category.name] ?? 0 })) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(words).failed)

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  useLive(['products'])
  return <CategoryManager categories={categories} keeps={useHydrated('sync')} />
}
