// Which category each poster of the first page leads to.
import { posterPlaces } from '#domain/category/shown-categories.ts'
import type { Shop } from '#server/shop.ts'

/** `isShown`: the category has products. */
export type PosterLead = { category: string; isShown: boolean }

/** In the order of the settings' pictures; fewer than five if few categories have a poster. */
export async function posterLeads({
  categories,
  products,
}: Pick<Shop, 'categories' | 'products'>): Promise<PosterLead[]> {
  const [shown, offered] = await Promise.all([categories.shown(), products.offeredCategories()])
  const filled = new Set(offered)
  return posterPlaces(shown).map(({ owner: { name } }) => ({ category: name, isShown: filled.has(name) }))
}
