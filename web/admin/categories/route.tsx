// The categories screen, in the owner's order.
import { posterPlaces } from '#domain/category/shown-categories.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { categories as words } from '#domain/words/en/office/goods/categories.ts'
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
  const { categories, settings } = context.get(shopContext)
  const [all, counts, shown] = await Promise.all([categories.all(), categories.productCounts(), categories.shown()])
  const places = posterPlaces(shown)
  return {
    categories: all.map((category) => {
      const place = places.findIndex(({ owner }) => owner.id === category.id)
      const replacedBy = settings.posters[place] ? place + 1 : undefined
      return { ...category, products: counts[category.name] ?? 0, ...(replacedBy && { replacedBy }) }
    }),
  }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(words).failed)

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  useLive(['products', 'settings'])
  return <CategoryManager categories={categories} keeps={useHydrated('sync')} />
}
