/** Builds a report's totals and tables from stored daily sums; rows add up to the totals (§2 /admin/reports). */
import { type Category, findCategory, type ListedCategory } from '../category/category.ts'
import { officialDistrict } from '../checkout/known-district.ts'
import type { Paise } from '../numbers/money.ts'
import type { Product } from '../product/product.ts'
import { wordsOf } from '../words/catalogue.ts'
import { chargeWords } from '../words/en/charges.ts'
import { reports as reportWords } from '../words/en/office/money/reports.ts'
import { channelsOf } from './report-channels.ts'
import { type ReportStep, reportSteps } from './report-steps.ts'
import { addStored, noSums, type Staged, type StoredSums, type Sums } from './report-sums.ts'

/** `duePaise` is unpaid; the discounts are those on whole orders and whole counter sales. */
export type DaySums = StoredSums & {
  day: string
  packingPaise: Paise
  roundOffPaise: Paise
  duePaise?: Paise
  orderDiscountPaise?: Paise
  counterDiscountPaise?: Paise
}
/** `category` and `name` are as ordered. */
export type GoodsSums = StoredSums & {
  productId: string
  category: Category
  code: string
  name: string
  discountPaise: Paise
}
/** `district` is '' after erasure; imported orders may lack both. */
export type PlaceSums = StoredSums & { state: string; district: string }

/** Counter sales less returns; all confirmed, without place. */
export type CounterSums = { days: readonly DaySums[]; goods: readonly GoodsSums[] }

/** `note` is shown beside the name: a Tamil name, a code, a district's state. */
export type ReportRow = Staged<Sums> & { id: string; name: string; note: string }

export type Report = {
  totals: Staged<Sums>
  /** Orders only. */
  online: Staged<Sums>
  /** Empty without counter sales. */
  channels: ReportRow[]
  /** M.R.P. minus price of all goods, and the price of the goods. */
  discountPaise: Staged<Paise>
  goodsPaise: Staged<Paise>
  /** Unpaid amounts of confirmed orders. */
  duePaise: Paise
  steps: ReportStep[]
  categories: ReportRow[]
  products: ReportRow[]
  states: ReportRow[]
  districts: ReportRow[]
  /** Parts of the totals other than goods; zeros are left out. */
  charges: ReportRow[]
}

type Stored = {
  days: readonly DaySums[]
  goods: readonly GoodsSums[]
  places: readonly PlaceSums[]
  counter?: CounterSums
}
type Shop = { products: readonly Pick<Product, 'id' | 'name' | 'code'>[]; categories: readonly ListedCategory[] }

/** Current names; deleted ones keep their orders'. */
export function makeReport(stored: Stored, shop: Shop, days: { from: string; to: string }): Report {
  const { places, counter = { days: [], goods: [] } } = stored
  const goods = [...stored.goods, ...counter.goods]
  const dayRows = [...stored.days, ...counter.days]
  const totals = totalOf(dayRows)
  const online = totalOf(stored.days)
  const goodsTotal = totalOf(goods)
  const goodsPaise = { asked: goodsTotal.asked.paise, confirmed: goodsTotal.confirmed.paise }
  const tamilNames = new Map(shop.categories.map(({ name, tamilName = '' }) => [name, tamilName]))
  const present = new Map(shop.products.map((product) => [product.id, product]))
  const ordered = new Set(goods.map(({ category }) => category))
  const { noState, noDistrict } = wordsOf(reportWords)
  const categoryNames = new Map([...ordered].map((name) => [name, findCategory(shop.categories, name) ?? name]))
  return {
    totals,
    online,
    channels: channelsOf(online, totalOf(counter.days)),
    discountPaise: stagedPaise(goods, ({ discountPaise }) => discountPaise),
    goodsPaise,
    duePaise: stagedPaise(stored.days, ({ duePaise = 0 }) => duePaise).confirmed,
    steps: reportSteps(dayRows, days),
    categories: rowsOf(goods, ({ category }) => {
      const name = categoryNames.get(category) ?? category
      return { id: name, name, note: tamilNames.get(name) ?? '' }
    }),
    products: rowsOf(goods, ({ productId, name, code }) => {
      const product = present.get(productId)
      return { id: productId, name: product?.name ?? name, note: product?.code ?? code }
    }),
    states: rowsOf(places, ({ state }) => ({ id: state, name: state || noState, note: '' })),
    districts: rowsOf(places, ({ state, district }) => {
      const id = `${state}\n${officialDistrict(district).trim().toLowerCase()}`
      return { id, name: district.trim() || noDistrict, note: state }
    }),
    charges: chargesOf(dayRows, { totals, goodsPaise }),
  }
}

/** With one row for the rest, so that the sum stays. */
export function largestRows(rows: readonly ReportRow[], most: number, noun: 'product' | 'district'): ReportRow[] {
  if (rows.length <= most) return [...rows]
  const text = wordsOf(reportWords)
  const left = rows.slice(most)
  const rest = {
    ...noSums(),
    id: 'rest',
    name: (noun === 'product' ? text.moreProducts : text.moreDistricts)({ count: left.length }),
    note: '',
  }
  for (const row of left) addRow(rest, row)
  return [...rows.slice(0, most), rest]
}

type Named = Pick<ReportRow, 'id' | 'name' | 'note'>

/** Largest first; the name with the largest sum wins. */
function rowsOf<S extends StoredSums>(stored: readonly S[], named: (sums: S) => Named): ReportRow[] {
  const rows = new Map<string, { row: ReportRow; most: number }>()
  for (const sums of stored) {
    const { id, name, note } = named(sums)
    const known = rows.get(id) ?? { row: { ...noSums(), id, name, note }, most: sums.count }
    rows.set(id, known)
    addStored(known.row, sums)
    if (sums.count > known.most)
      Object.assign(known, { row: Object.assign(known.row, { name, note }), most: sums.count })
  }
  return [...rows.values()]
    .map(({ row }) => row)
    .toSorted((a, b) => b.asked.paise - a.asked.paise || (a.name < b.name ? -1 : 1))
}

function addRow(to: Staged<Sums>, { asked, confirmed }: Staged<Sums>): void {
  for (const [sums, more] of [
    [to.asked, asked],
    [to.confirmed, confirmed],
  ] as const) {
    sums.count += more.count
    sums.paise += more.paise
  }
}

function totalOf(stored: readonly StoredSums[]): Staged<Sums> {
  const total = noSums()
  for (const sums of stored) addStored(total, sums)
  return total
}

function stagedPaise<S extends StoredSums>(stored: readonly S[], paiseOf: (sums: S) => Paise): Staged<Paise> {
  const sum = (some: readonly S[]) => some.reduce((total, sums) => total + paiseOf(sums), 0)
  return { asked: sum(stored), confirmed: sum(stored.filter(({ confirmed }) => confirmed)) }
}

type Totals = { totals: Staged<Sums>; goodsPaise: Staged<Paise> }

/** The last row is the unexplained rest, so that the table always adds up. */
function chargesOf(days: readonly DaySums[], { totals, goodsPaise }: Totals): ReportRow[] {
  const packing = stagedPaise(days, ({ packingPaise }) => packingPaise)
  const roundOff = stagedPaise(days, ({ roundOffPaise }) => roundOffPaise)
  const orders = stagedPaise(days, ({ orderDiscountPaise = 0 }) => -orderDiscountPaise)
  const counter = stagedPaise(days, ({ counterDiscountPaise = 0 }) => -counterDiscountPaise)
  const rest = (stage: 'asked' | 'confirmed') =>
    totals[stage].paise - goodsPaise[stage] - packing[stage] - roundOff[stage] - orders[stage] - counter[stage]
  const other = { asked: rest('asked'), confirmed: rest('confirmed') }
  const charges = { packing, roundOff, discount: orders, counterDiscount: counter, other } as const
  const text = { ...wordsOf(reportWords), ...wordsOf(chargeWords) }
  return (Object.keys(charges) as (keyof typeof charges)[])
    .map((id) => ({ id, ...charges[id] }))
    .filter(({ asked, confirmed }) => asked !== 0 || confirmed !== 0)
    .map(({ id, asked, confirmed }) => ({
      id,
      name: text[id],
      note: '',
      asked: { count: 0, paise: asked },
      confirmed: { count: 0, paise: confirmed },
    }))
}
