// The demo's names in other grades and sizes, with its labels as pictures.
import { firstCategories } from '#domain/category/category.ts'
import { discountFromPrice, type Product, productCode, productDefaults } from '#domain/product/product.ts'
import { mapColumns } from '#server/database/columns.ts'
import { productColumns, productFlags, type ProductRow } from '#server/database/tables.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import type { SeededRandom } from './seeded-random.ts'

const GRADES = ['Deluxe', 'Gold', 'Mega', 'Super', 'Jumbo', 'Royal', 'Classic', 'Star', 'Premium', 'தங்கம்', 'ஸ்பெஷல்']
const CODES = 10_000
const DAY_MS = 86_400_000
const { toRow } = mapColumns<Product, typeof productColumns>(productColumns, productFlags)
/** Products are added in the two months before the season's first order. */
const FILLING_MS = 60 * DAY_MS

type Wanted = { count: number; there: readonly Pick<ProductRow, 'code' | 'category' | 'image_url'>[]; before: Date }

/** `count` new rows with free codes, and the pictures of the same category. */
export function seedProducts({ count, there, before }: Wanted, random: SeededRandom): ProductRow[] {
  const taken = new Set(there.map(({ code }) => code))
  const pictures = Map.groupBy(
    there.filter(({ image_url }) => image_url !== ''),
    ({ category }) => category,
  )
  return Array.from({ length: count }, (_, index) => {
    const category = firstCategories[index % firstCategories.length] ?? firstCategories[0]
    const kin = random.pick(demoProducts.filter((product) => product.category === category))
    const mrp = Math.max(10, Math.round((kin.mrpPaise * random.between(0.6, 1.6)) / 500) * 5)
    const discount = random.integer(0, 9) === 0 ? 0 : random.integer(40, 90)
    const price = Math.round((mrp * (100 - discount)) / 100)
    const picture = random.integer(1, 15) === 1 ? undefined : random.pick(pictures.get(category) ?? [])?.image_url
    const made = new Date(before.getTime() - random.between(0, FILLING_MS)).toISOString()
    return toRow({
      ...productDefaults,
      id: `seed-${random.integer(0, 2 ** 31).toString(36)}-${index.toString(36)}`,
      code: freeCode(taken, random),
      name: `${kin.name} ${random.pick(GRADES)} ${random.integer(2, 60)}`,
      imageUrl: picture ?? '',
      unit: kin.unit,
      category,
      mrpPaise: mrp * 100,
      pricePaise: price * 100,
      discount: discountFromPrice(mrp, price),
      stock: stock(random),
      createdAt: made,
    })
  })
}

function freeCode(taken: Set<string>, random: SeededRandom): string {
  const start = random.integer(0, CODES - 1)
  for (let step = 0; step < CODES; step += 1) {
    const code = productCode((start + step) % CODES)
    if (taken.has(code)) continue
    taken.add(code)
    return code
  }
  throw new Error('Every product code is taken')
}

/** One in twenty is sold out, two run low. */
function stock(random: SeededRandom): number {
  const fate = random.integer(1, 20)
  if (fate === 1) return 0
  return fate <= 3 ? random.integer(1, 10) : random.integer(11, 900)
}
