/** The estimate's eight columns, and its products as rows of whole units of 7 mm (§9). */
import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import type { EstimateOrder } from './texts.ts'
import { sampleItem } from './texts.ts'
import { chargeLines, type SumLine } from '#domain/checkout/charge-lines.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import type { Paise } from '#domain/numbers/money.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { CONTENT_WIDTH_MM, MARGIN_MM, columnsOf, oneLineCell } from '../page-layout.ts'
import type { Cell } from '../page-layout.ts'
import { discountBadge } from '#domain/product/product.ts'
import { lineNames } from '#domain/revisions/revision.ts'
import { breakLines, printableText } from '../printable-text.ts'

export const ROW_MM = 7
/** Between the baselines of a row. */
export const LINE_MM = 4.1
export const PADDING_MM = 1.3
export const TEXT_MM = 3.1
const MOST_LINES = 6

export const estimateColumns = columnsOf(
  [
    ['number', 15, 'center'],
    ['code', 20, 'center'],
    ['productName', 45, 'left'],
    ['quantity', 20, 'center'],
    ['rate', 25, 'right'],
    ['discount', 20, 'center'],
    ['finalRate', 25, 'right'],
    ['amount', 20, 'right'],
  ],
  MARGIN_MM,
  CONTENT_WIDTH_MM,
)

export type EstimateRow = { cells: Cell[]; units: number }
export type EstimateTotals = {
  totalItems: number
  totalPaise: Paise
  savedPaise: Paise
  total: string
  /** One row each, above the totals. */
  charges: SumLine[]
}

export function unitsFor(lines: number): number {
  return Math.max(1, Math.ceil((lines * LINE_MM + 1.4) / ROW_MM))
}

/** Returns a row for each product, or a sample row without products. */
export function estimateRows(order: EstimateOrder): EstimateRow[] {
  const items = itemsOf(order)
  const money = moneyLike(items.flatMap((item) => [item.mrpPaise, item.pricePaise]))
  return items.map((item, index) => {
    const percent = discountBadge(item)
    const texts = [
      String(index + 1),
      printableText(item.code) || sampleItem.code,
      printableText(lineNames(item)) || wordsOf(papers).sampleProduct,
      indianGrouping(item.quantity),
      money(Math.max(item.mrpPaise, item.pricePaise)),
      percent === undefined ? '-' : `${percent}%`,
      money(item.pricePaise),
      money(item.pricePaise * item.quantity),
    ]
    const cells = texts.map((text, at) => cell(text, at))
    return { cells, units: unitsFor(Math.max(...cells.map(({ lines }) => lines.length))) }
  })
}

function cell(text: string, at: number): Cell {
  const { key, widthMm = 0 } = estimateColumns[at] ?? {}
  const room = widthMm - 2 * PADDING_MM
  if (key === 'productName') {
    return { lines: breakLines(text, room, { sizeMm: TEXT_MM }, MOST_LINES), sizeMm: TEXT_MM }
  }
  return oneLineCell(text, room, TEXT_MM, key === 'amount')
}

/** The amount is quantity times our price; the saving is against the M.R.P. */
export function estimateTotals(order: EstimateOrder): EstimateTotals {
  const items = itemsOf(order)
  const sum = (of: (item: Counted) => number) => items.reduce((all, item) => all + of(item), 0)
  const packingPaise = counted(order.packingPaise)
  const roundOffPaise = counted(order.roundOffPaise)
  const discountPaise = counted(order.discountPaise)
  const goods = sum((item) => item.pricePaise * item.quantity)
  const totalPaise = goods - discountPaise + packingPaise + roundOffPaise
  return {
    totalItems: sum((item) => item.quantity),
    totalPaise,
    savedPaise: discountPaise + sum((item) => Math.max(0, item.mrpPaise - item.pricePaise) * item.quantity),
    total: formatRupees(totalPaise),
    charges: chargeLines({ totalPaise, discountPaise, packingPaise, roundOffPaise }).map(({ label, amount }) => ({
      label,
      amount: printableText(amount),
    })),
  }
}

type Counted = Omit<OrderLine, 'productId' | 'imageUrl' | 'unit' | 'category'>

function itemsOf({ items = [] }: EstimateOrder): Counted[] {
  const given: readonly Partial<OrderLine>[] = items.length > 0 ? items : [sampleItem]
  return given.map((item) => ({
    code: item.code ?? '',
    name: item.name ?? '',
    quantity: counted(item.quantity),
    mrpPaise: counted(item.mrpPaise),
    pricePaise: counted(item.pricePaise),
    discount: counted(item.discount),
    ...(item.tamilName !== undefined && { tamilName: item.tamilName }),
    ...(item.substituteFor !== undefined && { substituteFor: item.substituteFor }),
  }))
}

function counted(value: number | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** Returns '₹450', or '₹450.00' when any amount has paise, so that amounts align. */
function moneyLike(amounts: readonly Paise[]): (paise: Paise) => string {
  const hasPaise = amounts.some((paise) => Math.round(paise) % 100 !== 0)
  return (paise) => {
    const text = formatRupees(paise)
    return hasPaise && !text.includes('.') ? `${text}.00` : text
  }
}
