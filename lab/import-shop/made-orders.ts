// Orders of a made-up export, some with faults.
import { orderDate, orderTime } from '#domain/dates/indian-date.ts'
import { orderId } from '#domain/order/order.ts'
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { seedCustomer } from '#bin/seed/customers.ts'

type Row = Record<string, unknown>
export type Made = { products: readonly [key: string, row: Row][]; dates: 'day first' | 'month first'; earlier: Row[] }
type Fault = (row: Row, random: SeededRandom, made: Made) => void

const EARLIER_KEPT = 20

const lineOf = (row: Row): Row => (row.items as Row[])[0] ?? {}
const customerOf = (row: Row): Row => row.customerDetails as Row

/** One of each kind that exports of browsers have. */
const faults: readonly Fault[] = [
  (row) => delete row.orderId,
  (row, random, { earlier }) => earlier.length > 0 && (row.orderId = random.pick(earlier).orderId),
  (row, random, { earlier }) => earlier.length > 0 && Object.assign(row, structuredClone({ ...random.pick(earlier) })),
  (row) => (row.orderId = `#${String(row.orderId).slice(-3)}`),
  (row) => (row.orderId = String(row.orderId).toLowerCase()),
  (row) => (row.orderDate = '2024-11-02'),
  (row) => (row.orderDate = `${String(row.orderDate)}, ${String(row.orderTime)}`),
  (row) => delete row.orderDate,
  (row) => (row.orderDate = 'Deepavali'),
  (row) => (row.orderDate = '1/1/2199'),
  (row) => (row.orderDate = '31/2/2024'),
  (row) => (row.orderDate = '௩/௪/௨௦௨௫'),
  (row) => delete row.orderTime,
  (row) => (row.orderTime = '18:05'),
  (row) => (row.orderTime = 'evening'),
  (row) => (row.orderTime = String(row.orderTime).replace(' ', '\u202F')),
  (row) => (row.totalAmount = `₹ ${Number(row.totalAmount).toLocaleString('en-IN')}.00`),
  (row) => (row.totalAmount = Number(row.totalAmount) + 150),
  (row) => (row.totalAmount = Math.max(Number(row.totalAmount) - 99.5, 0)),
  (row) => (row.totalAmount = Number(row.totalAmount) + 0.4),
  (row) => delete row.totalAmount,
  (row) => (row.totalAmount = -5),
  (row) => (row.totalItems = 999),
  (row) => (row.totalItems = (row.items as Row[]).length),
  (row, random) => (row.verified = random.pick([true, 'verified', 'maybe', null, ''])),
  (row, random) => (row.completion = random.pick([true, 'Completed', 'Shipped', null, 'pending'])),
  (row, random) =>
    (customerOf(row).mobile = random.pick(['+91 98765-43210', '0091 9876543210', '௯௮௭௬௫௪௩௨௧௦', '098765 43210'])),
  (row, random) => (customerOf(row).mobile = random.pick(['98765', 'none', 919876543210])),
  (row) => delete customerOf(row).mobile,
  (row, random) => (customerOf(row).alternateMobile = random.pick(['N/A', '123', '+91 91234 56780'])),
  (row, random) => (customerOf(row).state = random.pick(['tamilnadu', 'TN', 'Pondicherry', 'Ceylon', ''])),
  (row, random) => (customerOf(row).pincode = random.pick(['626 123', '62612', 626123, ''])),
  (row, random) => (customerOf(row).name = random.pick(['', '<script>', 'n'.repeat(300), 'a\u0000b\ud800', 7])),
  (row, random) => (customerOf(row).address = random.pick(['', 'line 1\nline 2', 'x'.repeat(2_000)])),
  (row) => delete row.customerDetails,
  (row) => Object.assign(lineOf(row), { id: '-Ogone00000000000000', productName: 'Gone rocket' }),
  (row) => delete lineOf(row).id,
  (row) => Object.assign(lineOf(row), { id: undefined, code: undefined }),
  (row, random) => (lineOf(row).quantity = random.pick(['3', '1,000', '2 pkt'])),
  (row, random) => (lineOf(row).quantity = random.pick([0, -1, 1.5, 'two', null, 1e9])),
  (row, random) => (lineOf(row).ourPrice = random.pick(['₹ 45', null, 'free', -3])),
  (row) => delete lineOf(row).productName,
  (row) => (row.items as unknown[]).push(null, 'text', structuredClone(lineOf(row))),
  (row) => (row.items = Object.fromEntries((row.items as Row[]).map((line, at) => [`-L${at}`, line]))),
  (row) => (row.items = []),
  (row) => delete row.items,
  (row) => (row.gift = 'yes'),
  (row) =>
    Object.defineProperty(row, '__proto__', {
      value: { verified: 'Verified' },
      enumerable: true,
      configurable: true,
      writable: true,
    }),
]

export function madeOrder(at: Date, made: Made, random: SeededRandom, isFaulty: boolean): unknown {
  if (isFaulty && random.oneIn(60)) return random.pick(['order', 7, false, []])
  const { products, dates, earlier } = made
  const chosen = new Map(Array.from({ length: random.integer(1, 9) }, () => random.pick(products)))
  const items = [...chosen].map(([id, product]) => ({ ...product, id, quantity: random.integer(1, 12) }))
  const total = items.reduce((sum, item) => sum + item.quantity * (Number(Reflect.get(item, 'ourPrice')) || 0), 0)
  const verified = random.integer(0, 9) < 8
  const row: Row = {
    orderId: orderId(at, random.integer(0, 999)),
    orderDate: dates === 'day first' ? orderDate(at) : orderDate(at).replace(/^(\d+)\/(\d+)/, '$2/$1'),
    orderTime: orderTime(at),
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalAmount: total,
    verified: verified ? 'Verified' : 'Unverified',
    completion: verified && random.integer(0, 9) < 9 ? 'Complete' : 'Pending',
    customerDetails: { ...seedCustomer(random) },
    items,
  }
  if (isFaulty) {
    for (let each = random.integer(1, 3); each > 0; each -= 1) {
      // A fault of lines needs lines.
      if (!Array.isArray(row.items) || row.items.length === 0 || row.customerDetails === undefined) break
      random.pick(faults)(row, random, made)
    }
  }
  earlier.push(structuredClone(row))
  if (earlier.length > EARLIER_KEPT) earlier.shift()
  return row
}
