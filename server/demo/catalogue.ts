// Reads the demo shop's products from catalogue.tsv, which a spreadsheet can open.
import { readFileSync } from 'node:fs'
import { type FirstCategory, firstCategories } from '#domain/category/category.ts'
import { paiseFromRupees } from '#domain/numbers/money.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { type Unit, units } from '#domain/product/product.ts'

export type DemoProduct = {
  code: string
  name: string
  unit: Unit
  category: FirstCategory
  mrpPaise: Paise
  pricePaise: Paise
  discount: number
  stock: number
}

export const demoProducts: readonly DemoProduct[] = readFileSync(new URL('catalogue.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map(readLine)

/** Throws on an invalid line. */
function readLine(line: string): DemoProduct {
  const [code = '', name = '', unitText, categoryText, mrpText, discountText, stockText] = line.split('\t')
  const unit = units.find((known) => known === unitText)
  const category = firstCategories.find((known) => known === categoryText)
  const [mrp, discount, stock] = [Number(mrpText), Number(discountText), Number(stockText)]
  if (!name || !unit || !category || !(mrp > 0) || !(stock >= 0)) throw new Error(`Not a product: ${line}`)
  const price = Math.round((mrp * (100 - discount)) / 100)
  return {
    code,
    name,
    unit,
    category,
    mrpPaise: paiseFromRupees(mrp),
    pricePaise: paiseFromRupees(price),
    discount,
    stock,
  }
}
