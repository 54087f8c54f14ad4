/** The price list as a spreadsheet: for customers with quantities and sums, and the shop's own with codes. */
import type { ListedCategory } from '../category/category.ts'
import { bothNames } from '../names/both-names.ts'
import { sections } from '../product/catalogue.ts'
import { orderDate } from '../dates/indian-date.ts'
import { formatRupees, rupeesFromPaise } from '../numbers/money.ts'
import { type Product, unitLabel } from '../product/product.ts'
import { stockLabel } from '../product/stock.ts'
import type { CellValue } from './grid.ts'
import { type Wording, wordsOf } from '../words/catalogue.ts'
import { listFile } from '../words/en/papers/list-file.ts'
import { listFields } from '../words/en/office/goods/list-fields.ts'
import { fieldLabels, fieldNames } from './sheet-fields.ts'

export type SheetFormula = { formula: string; result: number }
export type SheetCell = string | number | null | SheetFormula

export type SheetRow = {
  cells: SheetCell[]
  look?: 'title' | 'note' | 'heads' | 'category' | 'total' | 'soldOut'
  isMerged?: boolean
}

export type SheetTable = {
  name: string
  widths: number[]
  rows: SheetRow[]
  money: number[]
  frozen: number
  /** Such as A1:B2. */
  typed?: string
}

type Seller = Wording & { name: string; address: string; phone: string; website: string; minimumOrderPaise: number }
type Goods = { products: readonly Product[]; categories: readonly ListedCategory[] }

/** To fill in and send back. Goods out of stock are marked and take no quantity. */
export function customersList({ products, categories }: Goods, seller: Seller, at: Date): SheetTable {
  const text = wordsOf(listFile, seller)
  const { code, product: name, contents, per, mrp, ourPrice, qty, amount } = text
  const rows: SheetRow[] = [
    { cells: [seller.name], look: 'title', isMerged: true },
    { cells: [[seller.address, seller.phone, seller.website].filter(Boolean).join(' · ')], isMerged: true },
    { cells: [text.ofDay({ date: orderDate(at) })], look: 'note', isMerged: true },
    { cells: [code, name, contents, per, mrp, ourPrice, qty, amount], look: 'heads' },
  ]
  const frozen = rows.length
  for (const { category, tamilName, products: own } of sections(products, categories)) {
    rows.push({ cells: [bothNames({ name: category, tamilName })], look: 'category', isMerged: true })
    for (const product of own) rows.push(productRow(product, rows.length + 1))
  }
  const last = rows.length
  const sum = last === frozen ? { formula: '0', result: 0 } : { formula: `SUM(H${frozen + 1}:H${last})`, result: 0 }
  rows.push({ cells: [null, text.total, null, null, null, null, null, sum], look: 'total' })
  if (seller.minimumOrderPaise > 0)
    rows.push({
      cells: [text.minimumOrder({ amount: formatRupees(seller.minimumOrderPaise) })],
      look: 'note',
      isMerged: true,
    })
  const typed = last > frozen ? { typed: `G${frozen + 1}:G${last}` } : {}
  return { name: text.sheetName, widths: [10, 38, 12, 8, 11, 11, 12, 13], rows, money: [4, 5, 7], frozen, ...typed }
}

function productRow(product: Product, row: number): SheetRow {
  const { code, contents, unit, mrpPaise, pricePaise, stock } = product
  const fullName = bothNames(product)
  const prices = [rupeesFromPaise(mrpPaise), rupeesFromPaise(pricePaise)]
  if (stock <= 0)
    return {
      cells: [code, fullName, contents, unitLabel(unit), ...prices, stockLabel(0), null],
      look: 'soldOut',
    }
  const amount = { formula: `F${row}*G${row}`, result: 0 }
  return { cells: [code, fullName, contents, unitLabel(unit), ...prices, null, amount] }
}

/** Headings first; importing it changes nothing. */
export function ownRows({ products, categories }: Goods): CellValue[][] {
  const place = new Map(categories.map(({ name }, at) => [name, at]))
  const sorted = products.toSorted((a, b) => (place.get(a.category) ?? 0) - (place.get(b.category) ?? 0))
  const labels = fieldLabels()
  const { yes, no } = wordsOf(listFields)
  return [
    fieldNames.filter((field) => field !== 'discount').map((field) => labels[field]),
    ...sorted.map((product): CellValue[] => [
      product.code,
      product.category,
      product.name,
      product.tamilName,
      product.contents,
      unitLabel(product.unit),
      rupeesFromPaise(product.mrpPaise),
      rupeesFromPaise(product.pricePaise),
      product.stock,
      product.enabled ? yes : no,
      product.isNew ? yes : no,
    ]),
  ]
}

export function ownList(goods: Goods): SheetTable {
  const rows = ownRows(goods).map((cells, at): SheetRow => ({
    cells: cells.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell)),
    ...(at === 0 && { look: 'heads' as const }),
  }))
  return {
    name: wordsOf(listFields).sheetName,
    widths: [10, 26, 38, 26, 14, 8, 11, 11, 9, 9, 14],
    rows,
    money: [6, 7],
    frozen: 1,
  }
}
