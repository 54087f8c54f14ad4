// Compares an export with the shop and the report, with SQL and readings of its own.
import { readFileSync } from 'node:fs'
import type { Query, Row } from '#server/check-data/check.ts'
import { readPlace } from '#server/check-data/read-place.ts'
import type { DatabasePlace } from '#server/database/open.ts'

type Json = Record<string, unknown>

export type Audit = {
  /** One sentence each; empty if every row of the export is in the shop, or in the report. */
  faults: string[]
  products: number
  orders: number
  videos: number
  totalPaise: number
}

export async function auditImport(place: DatabasePlace, exportPath: string, reportPath: string): Promise<Audit> {
  const exported = JSON.parse(readFileSync(exportPath, 'utf8')) as Json
  const reported = readReport(reportPath)
  return await readPlace(place, async (_kind, query) => {
    const faults: string[] = []
    const compare = openComparison(reported, faults)
    const products = await compareProducts(rowsOf(exported.products), query, compare)
    const orders = await compareOrders(rowsOf(exported.orders), query, compare)
    const videos = await compareVideos(rowsOf(exported.videos), query, compare)
    const [sum] = await query(`select coalesce(sum(total_paise), 0) as paise from orders`)
    return { faults, products, orders, videos, totalPaise: Number(sum?.paise) }
  })
}

function rowsOf(list: unknown): [string, unknown][] {
  return Object.entries((list ?? {}) as Json).filter(([, row]) => row !== null)
}

/** The fields that are named of each row, such as `orders/-N1` → `mobile`. */
function readReport(path: string): Map<string, string[]> {
  const named = new Map<string, string[]>()
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [row = '', field, outcome] = line.split('\t')
    if (field === undefined || outcome === undefined) continue
    named.set(row, [...(named.get(row) ?? []), `${field} ${outcome}`])
  }
  return named
}

type Comparison = {
  /** A row that is not in the shop. */
  absent(row: string): void
  /** Different values of a field must be reported under one of the names. */
  same(row: string, field: string, exported: unknown, stored: unknown): void
}

function openComparison(reported: ReadonlyMap<string, readonly string[]>, faults: string[]): Comparison {
  return {
    absent(row) {
      if (!reported.get(row)?.some((each) => each.endsWith(' refused') && !each.includes('/')))
        faults.push(`${row} is neither in the shop nor refused`)
    },
    same(row, field, exported, stored) {
      if (exported === stored) return
      const isSaid = reported
        .get(row)
        ?.some((each) => each === `${field} mended` || each.startsWith(`${field}/`) || each.startsWith(`${field} `))
      if (!isSaid)
        faults.push(`${row} ${field}: ${JSON.stringify(exported)} in the export, ${JSON.stringify(stored)} in the shop`)
    },
  }
}

async function keysOf(query: Query, table: string, column: string, section: string): Promise<Map<string, Row>> {
  const start = `import ${section}/`
  const rows = await query(`select * from ${table} where idempotency_key like '${start}%'`)
  return new Map(rows.map((row) => [String(row.idempotency_key).slice(start.length), { id: row[column] }]))
}

const byId = (rows: Row[], column: string) => new Map(rows.map((row) => [row[column], row]))
const plain = (value: unknown) =>
  String(typeof value === 'string' || typeof value === 'number' ? value : '')
    .replaceAll(/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const digits = (value: unknown) => plain(value).replaceAll(/[௦-௯]/g, (digit) => String(digit.charCodeAt(0) - 0xbe6))
const amount = (value: unknown) => {
  const text = digits(value).replaceAll(/[^\d.-]|\.(?!\d)|-$/g, '')
  return text === '' ? undefined : Math.round(Number(text) * 100)
}

async function compareProducts(exported: [string, unknown][], query: Query, { absent, same }: Comparison) {
  const keys = await keysOf(query, 'product_saves', 'product_id', 'products')
  const stored = byId(await query('select * from products'), 'id')
  for (const [key, value] of exported) {
    const row = `products/${key}`
    const there = stored.get(keys.get(key)?.id)
    const given = value as Json
    if (!there) absent(row)
    else {
      same(row, 'productName', plain(given.productName), there.name)
      same(row, 'code', plain(given.code).toUpperCase().replaceAll(' ', ''), there.code)
      same(row, 'mrp', amount(given.mrp), Number(there.mrp_paise))
      same(row, 'ourPrice', amount(given.ourPrice), Number(there.price_paise))
      same(row, 'stock', amount(given.stock), Number(there.stock) * 100)
      same(
        row,
        'category',
        /pkt|packet/i.test(plain(given.category)) ? '1pkt' : /box/i.test(plain(given.category)) ? '1box' : '',
        there.unit,
      )
      const letters = (text: unknown) =>
        plain(text)
          .toLowerCase()
          .replaceAll(/\W|s\b/g, '')
          .slice(0, 5)
      same(row, 'items', letters(given.items), letters(there.category))
    }
  }
  return keys.size
}

async function compareOrders(exported: [string, unknown][], query: Query, { absent, same }: Comparison) {
  const keys = await keysOf(query, 'order_keys', 'order_id', 'orders')
  const stored = byId(await query('select * from orders'), 'order_id')
  const lines = Map.groupBy(await query('select * from order_items'), (line) => line.order_id)
  const used = new Set<unknown>()
  for (const [key, value] of exported) {
    const row = `orders/${key}`
    const id = keys.get(key)?.id
    const there = stored.get(id)
    if (!there) {
      absent(row)
      continue
    }
    same(row, 'orderId twice', false, used.has(id))
    used.add(id)
    const given = value as Json
    const customer = (given.customerDetails ?? {}) as Json
    same(row, 'orderId', plain(given.orderId).toUpperCase(), id)
    same(row, 'orderDate', true, daysOf(given.orderDate).includes(indianDay(there.placed_at)))
    same(row, 'totalAmount', amount(given.totalAmount), Number(there.total_paise))
    same(row, 'verified', /^(verified|true|yes)$/i.test(String(given.verified ?? '')), there.verified === 'Verified')
    same(
      row,
      'completion',
      /^(completed?|true|yes)$/i.test(String(given.completion ?? '')),
      there.completion === 'Complete',
    )
    same(row, 'name', plain(customer.name), there.name)
    same(row, 'mobile', digits(customer.mobile).replaceAll(/\D/g, '').slice(-10), there.mobile)
    same(row, 'pincode', digits(customer.pincode).replaceAll(/\D/g, ''), there.pincode)
    same(row, 'address', plain(customer.address), plain(there.address))
    same(row, 'district', plain(customer.district), there.district)
    compareLines(row, rowsOf(given.items), lines.get(id) ?? [], same)
  }
  return keys.size
}

function compareLines(row: string, exported: [string, unknown][], stored: readonly Row[], same: Comparison['same']) {
  const left = stored.map((line) => ({ ...line, left: Number(line.quantity) }))
  for (const [at, value] of exported) {
    const given = (value ?? {}) as Json
    const pieces = (amount(given.quantity) ?? 0) / 100
    const found = left.find(
      (line) =>
        line.left >= pieces &&
        plain(Reflect.get(line, 'name')) === plain(given.productName) &&
        Number(Reflect.get(line, 'price_paise')) === amount(given.ourPrice),
    )
    same(row, `items/${at}`, true, found !== undefined && pieces > 0)
    if (found) found.left -= pieces
  }
}

async function compareVideos(exported: [string, unknown][], query: Query, { absent, same }: Comparison) {
  const keys = await keysOf(query, 'video_saves', 'version', 'videos')
  const stored = byId(await query('select * from videos'), 'id')
  for (const [key, value] of exported) {
    const there = keys.has(key) ? stored.get(key) : undefined
    const given = value as Json
    if (!there) absent(`videos/${key}`)
    else {
      same(`videos/${key}`, 'title', plain(given.title), there.title)
      same(`videos/${key}`, 'videoUrl', given.videoUrl, there.video_url)
      same(`videos/${key}`, 'description', plain(given.description), plain(there.description))
    }
  }
  return keys.size
}

function indianDay(moment: unknown): string {
  return new Date(Date.parse(String(moment)) + 19_800_000).toISOString().slice(0, 10)
}

function daysOf(value: unknown): string[] {
  const text = digits(value)
  const [first = '', second = '', year = ''] = text.split(/[/, ]/)
  const [a, b] = [first.padStart(2, '0'), second.padStart(2, '0')]
  return [text.slice(0, 10), `${year}-${b}-${a}`, `${year}-${a}-${b}`]
}
