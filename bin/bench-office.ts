// `npm run bench:office`: how quick the back office is with 1,000 products and 50,000 orders; `-- --postgres` measures over PostgreSQL.
import { screens } from '#web/admin/shell/navigation.ts'
import { browserTimes } from '../bench/office/browser-times.ts'
import { openFullOffice } from '../bench/office/full-office.ts'
import { isOver, type Measure, tableOf } from '../bench/office/measure.ts'
import { serverTimes } from '../bench/office/server-times.ts'
import { typingTimes } from '../bench/office/typing-times.ts'
import { build } from './build.ts'
import { readCommandLine } from './command-line.ts'

const PRODUCTS = 1_000
const ORDERS = 50_000

const { postgres } = readCommandLine(
  `npm run bench:office -- [--postgres]

Measures the back office with 1,000 products and 50,000 orders, on the server and in a browser; --postgres: over PostgreSQL.`,
  { options: { postgres: { type: 'boolean', default: false } } },
).values
const failure = await build(say)
if (failure) throw new Error(failure)

say(`Filling a scratch shop with ${PRODUCTS} products and ${ORDERS} orders on ${postgres ? 'PostgreSQL' : 'SQLite'} …`)
await using office = await openFullOffice({ products: PRODUCTS, orders: ORDERS, postgres })
const { origin, season } = office
const cookie = office.session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
const pages = screens.map(({ path }) => path)
const asked = (search: Record<string, string>) => `/admin/orders?${new URLSearchParams(search)}`
const questions = [
  asked({ search: 'murugesan' }),
  asked({ search: season.name.slice(3) }),
  asked({ search: '98765' }),
  asked({ search: 'nobody of this name' }),
  asked({ verified: 'Verified', completion: 'Pending' }),
  asked({ search: 'lakshmi', verified: 'Unverified', sort: 'oldest' }),
  asked({ sort: 'oldest' }),
  asked({ after: season.middle }),
  asked({ order: season.newestId }),
]

report('Server: from the request to the last byte', await serverTimes({ origin, cookie }, [...pages, ...questions]))
report('Browser: from the request until the screen answers', await browserTimes(office, pages))
report('Search while typing', [
  ...(await typingTimes(office, '/admin/products', 'lakshmi deluxe')),
  ...(await typingTimes(office, '/admin/orders', 'murugesan')),
])

function report(title: string, measures: readonly Measure[]) {
  say(tableOf(title, measures))
  if (measures.some(isOver)) process.exitCode = 1
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
