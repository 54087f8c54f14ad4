/** Finds M.R.P. and price columns by arithmetic: in most rows the price is the M.R.P. less the discount. */
import { priceFromDiscount } from '../product/product-form.ts'
import { categoryHeading, discountForAll } from './category-heading.ts'
import { readMoney, readPercent } from '../spreadsheets/cells/cell-values.ts'
import type { ColumnKind, Columns } from '../spreadsheets/sheet-fields.ts'
import type { Table } from '../spreadsheets/grid.ts'
import type { Profile } from './column-profile.ts'
import { filledCells, type GridRow } from '../spreadsheets/grid.ts'

/** 0 if none matches. */
export type HeadingScore = (kind: ColumnKind, at: number) => number

type Priced = { row: GridRow; discount: number }

const MOST = 0.5
/** Such as 'Our price'. */
const EXPLICIT = 7
const MOST_GOODS = 400

export function confirmedPrices(
  table: Table,
  columns: Columns,
  profiles: readonly Profile[],
  score: HeadingScore,
): Columns {
  const goods = pricedRows(table, columns)
  const numeric = profiles.flatMap(({ numbers, filled, serial, unknown }, at) => {
    const isPrice = numbers > MOST && filled > 0.2 && !serial && unknown < MOST
    return isPrice && at !== columns.discount && at !== columns.stock && !isCount(at, goods, score) ? [at] : []
  })
  const discounted = goods.filter(({ discount }) => discount > 0)
  const checked = withoutCounts(columns, goods, score)
  const pair = discounted.length * 2 > goods.length ? fittingPair(numeric, discounted, checked, score) : undefined
  if (pair) return { ...checked, mrp: pair[0], price: pair[1] }
  return priceOfAmount(withoutProduct(checked, goods, score), goods, numeric, score)
}

/** With the discount of row, category or list. */
function pricedRows(table: Table, { discount: column }: Columns): Priced[] {
  const forAll = discountForAll(table) ?? 0
  let ofCategory: number | undefined
  const goods: Priced[] = []
  for (const row of table.body) {
    const heading = categoryHeading(row)
    if (heading) ofCategory = heading.discount
    else if (filledCells(row).length > 1) {
      const own = column === undefined ? undefined : readPercent(row.cells[column])
      const discount = own && 'value' in own ? own.value : (ofCategory ?? forAll)
      if (goods.push({ row, discount }) === MOST_GOODS) break
    }
  }
  return goods
}

/** A column of ones or zeros is a quantity or its sum, unless its heading says price. */
function isCount(at: number, goods: readonly Priced[], score: HeadingScore): boolean {
  if (Math.max(score('mrp', at), score('price', at)) >= EXPLICIT) return false
  const known = goods.filter(({ row }) => money(row, at) !== undefined)
  return shareOf(known, ({ row }) => money(row, at)! <= 100) > 0.8
}

function withoutCounts(columns: Columns, goods: readonly Priced[], score: HeadingScore): Columns {
  const { mrp, price, ...rest } = columns
  const keeps = (at: number) => isUnknown(at, goods) || !isCount(at, goods, score)
  return {
    ...rest,
    ...(mrp !== undefined && keeps(mrp) && { mrp }),
    ...(price !== undefined && keeps(price) && { price }),
  }
}

/** Of the pairs that fit most rows, prefers the guessed one, then the best headings. */
function fittingPair(
  numeric: readonly number[],
  discounted: readonly Priced[],
  { mrp, price }: Columns,
  score: HeadingScore,
): [mrp: number, price: number] | undefined {
  const pairs = numeric.flatMap((m) =>
    numeric.flatMap((p) => (m === p ? [] : [{ m, p, fit: fitOf(m, p, discounted) }])),
  )
  const rank = ({ m, p }: { m: number; p: number }) =>
    (m === mrp ? 20 : 0) + (p === price ? 10 : 0) + score('mrp', m) + score('price', p)
  const [best] = pairs
    .filter(({ fit }) => fit > MOST)
    .toSorted((a, b) => Math.round(b.fit * 10) - Math.round(a.fit * 10) || rank(b) - rank(a))
  return best && [best.m, best.p]
}

function fitOf(m: number, p: number, discounted: readonly Priced[]): number {
  return shareOf(discounted, ({ row, discount }) => {
    const [mrpPaise, pricePaise] = [money(row, m), money(row, p)]
    if (!mrpPaise || !pricePaise) return false
    return isDiscounted({ mrpPaise, pricePaise }, discount)
  })
}

/** Within a rupee or half a percent of the M.R.P. */
export function isDiscounted(
  { mrpPaise, pricePaise }: { mrpPaise: number; pricePaise: number },
  discount: number,
): boolean {
  return Math.abs(priceFromDiscount(mrpPaise, discount) - pricePaise) <= Math.max(100, mrpPaise / 200)
}

/** A column equal to the M.R.P. is quantity × rate, unless its heading says price. */
function withoutProduct(columns: Columns, goods: readonly Priced[], score: HeadingScore): Columns {
  const { mrp, price, ...rest } = columns
  if (mrp === undefined || price === undefined || score('price', price) >= EXPLICIT) return columns
  const isProduct = shareOf(goods, ({ row }) => money(row, mrp) === money(row, price)) > MOST
  return isProduct ? { ...rest, mrp } : columns
}

/** Without a price column, amounts for a quantity of 1 are the prices. */
function priceOfAmount(
  columns: Columns,
  goods: readonly Priced[],
  numeric: readonly number[],
  score: HeadingScore,
): Columns {
  const { mrp } = columns
  if (columns.price !== undefined || mrp === undefined) return columns
  const price = numeric.find((at) => {
    if (at === mrp || (score('amount', at) === 0 && score('price', at) === 0)) return false
    return shareOf(goods, ({ row }) => isBelow(money(row, at), money(row, mrp))) > 0.6
  })
  return price === undefined ? columns : { ...columns, price }
}

function isBelow(price: number | undefined, mrp: number | undefined): boolean {
  return price !== undefined && mrp !== undefined && price > 0 && price < mrp
}

/** Formulas without stored results may be prices. */
function isUnknown(at: number, goods: readonly Priced[]): boolean {
  return goods.some(({ row }) => row.withoutResult?.includes(at))
}

function money(row: GridRow, at: number): number | undefined {
  const read = readMoney(row.cells[at], '')
  return read && 'value' in read ? read.value : undefined
}

function shareOf(goods: readonly Priced[], test: (priced: Priced) => boolean): number {
  return goods.length === 0 ? 0 : goods.filter(test).length / goods.length
}
