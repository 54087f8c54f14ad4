// Measures the back office with 1,000 products and 50,000 orders.
import { screens } from '#web/admin/access/navigation.ts'
import type { Row } from '../row.ts'
import { readyRows, typingRow } from './browser-rows.ts'
import { openFullOffice } from './full-office.ts'
import { serverRows } from './server-rows.ts'

const PRODUCTS = 1_000
const ORDERS = 50_000
const QUICK_ORDERS = 5_000

type Options = { quick: boolean; postgres: boolean; say: (line: string) => void }

export async function benchOffice({ quick, postgres, say }: Options): Promise<Row[]> {
  const orders = quick ? QUICK_ORDERS : ORDERS
  say(`filling a shop with ${PRODUCTS} products and ${orders} orders on ${postgres ? 'PostgreSQL' : 'SQLite'}`)
  await using office = await openFullOffice({ products: PRODUCTS, orders, postgres })
  const { origin, season } = office
  const cookie = office.session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const pages = screens().map(({ path }) => path)
  const lists = [
    list({ search: 'murugesan' }),
    list({ search: season.name.slice(3) }),
    list({ search: '98765' }),
    list({ search: 'nobody of this name' }),
    list({ search: season.newestId }),
    list({ search: season.newestId.slice(-6) }),
    list({ search: 'salem murugesan' }),
    list({ search: 'rocket' }),
    list({ search: 'deluxe' }),
    list({ search: 'sattai crackling' }),
    list({ search: 'madurai' }),
    list({ search: 'rice mill' }),
    list({ day: 'today' }),
    list({ from: '2026-01-01', verified: 'Unverified' }),
    list({ verified: 'Verified', completion: 'Pending' }),
    list({ search: 'lakshmi', verified: 'Unverified', sort: 'oldest' }),
    list({ sort: 'oldest' }),
    list({ after: season.middle }),
    list({ order: season.newestId }),
  ]
  const onServer = await serverRows({ origin, cookie }, [...pages, ...lists], quick ? { runs: 5 } : {})
  say('the server has answered')
  return [
    ...onServer,
    ...(await readyRows(office, quick ? pages.slice(0, 2) : pages)),
    await typingRow(office, '/admin/products', 'lakshmi deluxe'),
    await typingRow(office, '/admin/orders', 'murugesan'),
  ]
}

function list(search: Record<string, string>): string {
  return `/admin/orders?${new URLSearchParams(search)}`
}
