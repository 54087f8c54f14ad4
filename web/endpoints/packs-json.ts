// GET /packs.json: what fills a cart quickly: the packs with the price and stock of their goods now, and the budget's rules. Cached like the pages.
import { rulesOf } from '#domain/budget/budget-rules.ts'
import type { ListedCategory } from '#domain/category/category.ts'
import { withUsualName } from '#domain/category/usual-name.ts'
import { fillingsJson, offeredPacks, type OfferedRule } from '#domain/pack/offered-packs.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/packs-json.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { packs, products, categories, settings } = context.get(shopContext)
  const [enabled, shown] = await Promise.all([packs.enabled(), categories.shown()])
  const json = fillingsJson({
    ...offeredPacks(enabled, enabled.length > 0 ? await products.offered() : []),
    ...(settings.offersBudget && { budget: offeredRules(settings, shown) }),
  })
  return Response.json(json, { headers: { 'Cache-Control': 'no-cache' } })
}

function offeredRules({ budgetRules }: ShopSettings, shown: readonly ListedCategory[]): OfferedRule[] {
  return rulesOf(budgetRules, shown).map((rule, at) => {
    const { tamilName } = withUsualName(shown[at]!)
    return { ...rule, ...(tamilName && { tamilName }) }
  })
}
