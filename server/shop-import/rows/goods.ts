// Finds the product of an order's line, also if it was deleted from the old shop.
import { spellingKey } from '#domain/category/category.ts'
import { readProductCode } from '#domain/product/product.ts'
import { type Fields, textOf } from '#domain/shop-import/export-values.ts'
import type { ProductRow } from '#server/database/tables.ts'
import type { PlannedProducts } from './plan-products.ts'
import { NAME_MAX } from './read-product.ts'
import { importedId, type ShopState } from './shop-state.ts'

export type Goods = { id: string; code: string; product?: ProductRow }

export type GoodsFinder = {
  /** Undefined if no code is left for a deleted product. */
  find(line: Fields): Goods | undefined
  /** Names of deleted products, by which orders are searched. */
  gone(): { product_id: string; code: string; name: string }[]
}

export function openGoods(products: PlannedProducts, state: ShopState): GoodsFinder {
  const all = [...products.byKey.values()]
  const byCode = new Map(all.map((product) => [product.code, product]))
  const byName = new Map(all.map((product) => [spellingKey(product.name), product]))
  const gone = new Map<string, { id: string; code: string; name: string }>()

  function known(line: Fields): ProductRow | undefined {
    const id = textOf(line.get('id'))
    if (id !== '') return products.byKey.get(id)
    return byCode.get(readProductCode(textOf(line.get('code'))) ?? '') ?? byName.get(spellingKey(nameOf(line)))
  }

  function findGone(line: Fields): Goods | undefined {
    const own = readProductCode(textOf(line.get('code')))
    const name = nameOf(line)
    const key = textOf(line.get('id')) || own || `name ${name}`
    const found = gone.get(key)
    if (found) return found
    const id = importedId(key, (each) => state.products.has(each))
    const code = state.former.get(id)?.code ?? own ?? products.codes.free(key)
    if (code === undefined) return undefined
    products.codes.take(code)
    gone.set(key, { id, code, name })
    return { id, code }
  }

  return {
    find(line) {
      const product = known(line)
      return product ? { id: product.id, code: product.code, product } : findGone(line)
    },
    gone: () => [...gone.values()].map(({ id, code, name }) => ({ product_id: id, code, name })),
  }
}

function nameOf(line: Fields): string {
  return textOf(line.get('productName')).slice(0, NAME_MAX)
}
