// Products of a made-up export, some with faults.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { demoProducts } from '#server/demo/catalogue.ts'

type Row = Record<string, unknown>
type Fault = (row: Row, random: SeededRandom) => void

const spellings = [
  'ONE SOUND CRACKERS',
  'Fancy item',
  'flower pots',
  'Ground Crackers',
  'Childrens favourite',
  'GIFT BOXES',
  'chorsa & giants',
]

/** One of each kind that exports of browsers have. */
const faults: readonly Fault[] = [
  (row) => delete row.productName,
  (row) => (row.productName = 'Same name'),
  (row) => (row.productName = `Long ${'name '.repeat(40)}`),
  (row) => (row.productName = '<b>Bold</b> \u0007\u202Ebell\ud800'),
  (row) => (row.code = 'PRD0001'),
  (row) => delete row.code,
  (row) => (row.code = 'SKU-7'),
  (row, random) => (row.code = `prd ${random.integer(1_000, 9_999)}`),
  (row, random) => (row.items = random.pick(spellings)),
  (row) => (row.items = 'Electric crackers'),
  (row) => delete row.items,
  (row) => (row.items = 'All Categories'),
  (row, random) => (row.category = random.pick(['1Box', '1 PKT', 'box', 'Packet', '1Pkt'])),
  (row) => (row.category = 'dozen'),
  (row) => delete row.category,
  (row) => (row.mrp = '₹ 1,200.50'),
  (row) => (row.ourPrice = 'Rs. 240/-'),
  (row) => delete row.ourPrice,
  (row) => delete row.mrp,
  (row) => (row.mrp = row.ourPrice = 'ask'),
  (row) => (row.ourPrice = 900_000),
  (row) => (row.ourPrice = Number(row.mrp) + 10),
  (row) => (row.stock = '1,200'),
  (row) => (row.stock = -4),
  (row) => (row.stock = 7.5),
  (row) => delete row.stock,
  (row) => (row.stock = 5_000_000),
  (row) => (row.discount = 3),
  (row) => (row.imageUrl = 'http://res.media.example/shop/image/upload/v1/plain.jpg'),
  (row) => (row.imageUrl = 'javascript:alert(1)'),
  (row) => (row.imageUrl = 'https://127.0.0.1/x.png'),
  (row) => (row.videoUrl = 'https://res.media.example/shop/video/upload/v1/a.mp4'),
  (row) => (row.createdAt = 1_720_000_000_000),
  (row) => (row.createdAt = 'yesterday'),
  (row) => (row.colour = { red: true }),
  (row) =>
    Object.defineProperty(row, '__proto__', {
      value: { enabled: 0 },
      enumerable: true,
      configurable: true,
      writable: true,
    }),
]

export function madeProduct(at: number, random: SeededRandom, isFaulty: boolean): Row {
  const kin = random.pick(demoProducts)
  const mrp = random.integer(2, 200) * 10
  const ourPrice = Math.round(mrp * random.between(0.1, 0.5))
  const row: Row = {
    productName: `${kin.name} ${at}`,
    code: `PRD${String(at + 1).padStart(4, '0')}`,
    imageUrl: `https://res.media.example/shop/image/upload/v1/${at}.jpg`,
    category: kin.unit,
    items: kin.category,
    mrp,
    ourPrice,
    discount: Math.round(((mrp - ourPrice) * 100) / mrp),
    stock: random.integer(0, 400),
    createdAt: new Date(Date.UTC(2024, 0, 1) + at * 60_000).toISOString(),
  }
  if (isFaulty) for (let each = random.integer(1, 3); each > 0; each -= 1) random.pick(faults)(row, random)
  return row
}
