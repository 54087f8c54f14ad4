// Measures a search of a long catalogue beside a plain one.
import { demoProducts } from '#server/demo/catalogue.ts'
import { searchForgivingly, searchSuggestions } from '#domain/product/forgiving-search.ts'
import { type Searched, searchProducts } from '#domain/product/product-search.ts'
import { inTurns } from '../in-turns.ts'
import { ratioRow, type Row } from '../row.ts'

const PRODUCTS = 2_000
const SEARCHES = [
  'lakshmi',
  'lakshmi 4',
  'gift boxes',
  '10cm',
  'flowerpot',
  'children’s',
  'prd 1081',
  'லட்சுமி',
  'sangu chakkaram',
]
const WRONG = ['sparklrs', 'laksmi gold', 'helicoptr', 'kuthuvilaku']
const VAIN = ['lakshmi rocket', 'kutuvilakoo', 'ipod touch']

export async function benchSearch({ quick }: { quick: boolean }): Promise<Row[]> {
  const rounds = quick ? 9 : 31
  const products = manyProducts()
  const rows: Row[] = []
  for (const [what, shop, atMost] of [
    ['Search of 2,000 products, by words', () => each(SEARCHES, (text) => searchProducts(products, text)), 3],
    ['  forgiving', () => each(SEARCHES, (text) => searchForgivingly(products, text)), 6],
    ['  with a wrong letter', () => each(WRONG, (text) => searchForgivingly(products, text)), 15],
    ['  in vain, with suggestions', () => each(VAIN, (text) => searchSuggestions(products, text)), 60],
    [
      '  the first, which folds every name',
      () => each(['lakshmi'], (text) => searchForgivingly(manyProducts(), text)),
      60,
    ],
  ] as const) {
    const samples = await inTurns(rounds, { shop: async () => shop(), peer: async () => plain(products) })
    rows.push(ratioRow(what, 'ms', samples, { atMost }))
  }
  return rows
}

function each(searches: readonly string[], search: (text: string) => unknown): number {
  const started = performance.now()
  for (const text of searches) search(text)
  return (performance.now() - started) / searches.length
}

/** A naive search box: folds nothing but case, again at each search. */
function plain(products: readonly Searched[]): number {
  return each(SEARCHES, (text) =>
    products.filter(({ name, code, category }) =>
      [name, code, category].some((field) => field.toLowerCase().includes(text)),
    ),
  )
}

/** New objects, so that nothing is memoized. */
function manyProducts(): Searched[] {
  return Array.from({ length: PRODUCTS }, (_, index) => {
    const product = demoProducts[index % demoProducts.length]
    if (!product) throw new RangeError('The demo has no products')
    return { ...product, name: `${product.name} ${Math.floor(index / demoProducts.length) || ''}`.trim() }
  })
}
