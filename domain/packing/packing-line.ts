/** Order lines for packers, in category order and without prices. */
import { type Category, findCategory, type ListedCategory } from '../category/category.ts'
import type { OrderItem } from '../order/order.ts'
import type { Unit } from '../product/product.ts'

export type PackingLine = {
  productId: string
  code: string
  name: string
  tamilName?: string
  unit: Unit
  category: Category
  quantity: number
  /** The name of the product that it replaces. */
  substituteFor?: string
}

export type PackingSection<Line> = { category: Category; tamilName?: string; lines: Line[] }

/** Returns one line per product. */
export function packingLines(items: readonly OrderItem[], tamilNames: ReadonlyMap<string, string>): PackingLine[] {
  const lines = new Map<string, PackingLine>()
  for (const { productId, code, name, unit, category, quantity, substituteFor } of items) {
    const before = lines.get(productId)
    const tamilName = tamilNames.get(productId)
    if (before) before.quantity += quantity
    else {
      const line = { productId, code, name, ...(tamilName && { tamilName }), unit, category, quantity }
      lines.set(productId, { ...line, ...(substituteFor !== undefined && { substituteFor }) })
    }
  }
  return [...lines.values()]
}

/**
 * Groups lines by category in the shop's order, then by code. Uses current category names; deleted categories come
 * last.
 */
export function packingSections<Line extends Pick<PackingLine, 'category' | 'code'>>(
  lines: readonly Line[],
  categories: readonly ListedCategory[],
): PackingSection<Line>[] {
  const byCategory = Map.groupBy(
    lines.toSorted(byCode),
    ({ category }) => findCategory(categories, category) ?? category,
  )
  const known = categories.flatMap(({ name, tamilName }) => {
    const found = byCategory.get(name)
    return found ? [{ category: name, ...(tamilName && { tamilName }), lines: found }] : []
  })
  const names = new Set(categories.map(({ name }) => name))
  const gone = [...byCategory].filter(([name]) => !names.has(name))
  return [...known, ...gone.map(([category, found]) => ({ category, lines: found }))]
}

export function piecesOf(lines: readonly Pick<PackingLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

export type PickingLine = PackingLine & {
  /** The number of orders that contain it. */
  orders: number
}

/** Merges several orders' lines by product. */
export function pickingLines(orders: readonly (readonly PackingLine[])[]): PickingLine[] {
  const lines = new Map<string, PickingLine>()
  for (const line of orders.flat()) {
    const before = lines.get(line.productId)
    if (!before) lines.set(line.productId, { ...line, orders: 1 })
    else {
      before.quantity += line.quantity
      before.orders += 1
    }
  }
  return [...lines.values()]
}

// By code unit, not locale, as in the price list.
function byCode(a: { code: string }, b: { code: string }): number {
  if (a.code === b.code) return 0
  return a.code < b.code ? -1 : 1
}
