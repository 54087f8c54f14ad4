// Stock, products, bulk changes, the demo, categories, settings, reports.
import type { ProductDraft } from '#domain/product/product-form.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { type Acting, type Actions, pressed, someRow, who } from './act.ts'

const MOST_PRODUCTS = 14
const PRODUCT = 'select id, stock from products order by id'
const CATEGORY = 'select id, name from categories order by id'

const draft = ({ random }: Acting, category: string): ProductDraft => ({
  ...goods.flowerPots,
  name: `Goods ${random.integer(1, 1_000_000)}`,
  category,
  stock: random.integer(0, 30),
})

async function create(acting: Acting) {
  const products = await acting.query(PRODUCT)
  if (products.length >= MOST_PRODUCTS) return
  await someRow(acting, CATEGORY, ({ name }) =>
    acting.shop.products.create(draft(acting, String(name)), { who: who(acting) }),
  )
}

async function count(acting: Acting) {
  const { shop, random } = acting
  const counted = (await acting.query(PRODUCT))
    .filter(() => random.oneIn(3))
    .map(({ id, stock }) => ({ id: String(id), seen: Number(stock), pieces: random.integer(0, 30) }))
  if (counted.length > 0) await pressed(acting, (key) => shop.stock.count(counted, { key, who: who(acting) }))
}

async function edit(acting: Acting, id: string) {
  const { shop, random } = acting
  const product = await shop.products.find(id)
  if (!product) return
  const { id: _id, code: _code, discount: _discount, createdAt: _created, updatedAt: _updated, ...seen } = product
  const change = random.pick([
    { stock: random.integer(0, 30) },
    { pricePaise: random.integer(1, 400) * 100 },
    { enabled: random.oneIn(2) },
    { name: `Goods ${random.integer(1, 1_000_000)}` },
  ])
  await pressed(acting, (key) => shop.products.edit(id, { ...seen, ...change }, seen, { key, who: who(acting) }))
}

async function bulkChange(acting: Acting, kind: 'bulk' | 'import') {
  const { shop, random } = acting
  const [categories, products] = [await acting.query(CATEGORY), await acting.query(PRODUCT)]
  const changes = products
    .filter(() => random.oneIn(2))
    .map(({ id }) =>
      random.oneIn(8)
        ? ({ what: 'delete', id: String(id) } as const)
        : ({
            what: 'edit',
            id: String(id),
            fields: random.oneIn(2) ? { pricePaise: random.integer(1, 400) * 100 } : {},
            addStock: random.integer(-10, 20),
          } as const),
    )
  const isFull = products.length >= MOST_PRODUCTS
  const category = String(random.pick(categories)?.name ?? '')
  const made = isFull || category === '' ? [] : [{ what: 'create', draft: draft(acting, category) } as const]
  await pressed(acting, (key) =>
    shop.bulkChanges.apply([...changes, ...made], { key, kind, who: who(acting), summary: '' }),
  )
}

const category = (name: string) => ({ name, tamilName: '', posterUrl: '', inFooter: false })

export const goodsActions: Actions = {
  'stock changed': {
    weight: 5,
    act: (acting) =>
      someRow(acting, PRODUCT, ({ id }) =>
        pressed(acting, (key) =>
          acting.shop.products.changeStock(String(id), acting.random.integer(-8, 15), { key, who: who(acting) }),
        ),
      ),
  },
  count: { weight: 2, act: count },
  'count undone': {
    weight: 2,
    act: (acting) =>
      someRow(acting, 'select id from stock_counts order by counted_at desc limit 4', ({ id }) =>
        acting.shop.stock.undoCount(String(id), who(acting)),
      ),
  },
  'product edited': { weight: 5, act: (acting) => someRow(acting, PRODUCT, ({ id }) => edit(acting, String(id))) },
  'product created': { weight: 3, act: create },
  'product deleted': {
    weight: 1,
    act: (acting) =>
      someRow(acting, PRODUCT, ({ id }) => acting.shop.products.remove(String(id), { who: who(acting) })),
  },
  bulkChange: { weight: 2, act: (acting) => bulkChange(acting, 'bulk') },
  'import bulk change': { weight: 1, act: (acting) => bulkChange(acting, 'import') },
  'bulk change undone': {
    weight: 2,
    act: (acting) =>
      someRow(acting, 'select id from bulk_changes order by applied_at desc limit 4', ({ id }) =>
        acting.shop.bulkChanges.undo(String(id), who(acting)),
      ),
  },
  'demo away': { weight: 1, act: (acting) => acting.shop.firstSteps.removeDemo(who(acting)) },
  'demo back': {
    weight: 1,
    act: (acting) =>
      someRow(acting, 'select id from demo_removals where undone_at is null', async ({ id }) =>
        acting.shop.firstSteps.undo(String(id), who(acting)),
      ),
  },
  'category added': {
    weight: 1,
    act: async (acting) => {
      const categories = await acting.query(CATEGORY)
      if (categories.length < 26) await acting.shop.categories.add(newKey(), category(`Kind ${newKey()}`))
    },
  },
  'category renamed': {
    weight: 1,
    act: (acting) =>
      someRow(acting, CATEGORY, ({ id, name }) =>
        acting.shop.categories.edit({
          id: String(id),
          edited: category(`Kind ${newKey()}`),
          seen: category(String(name)),
        }),
      ),
  },
  'category merged': {
    weight: 1,
    act: async (acting) => {
      const rows = await acting.query(CATEGORY)
      const [one, other] = [acting.random.pick(rows), acting.random.pick(rows)]
      if (rows.length > 6 && one && other && one !== other)
        await acting.shop.categories.merge({ id: String(one.id), intoId: String(other.id) })
    },
  },
  'category switched': {
    weight: 1,
    act: (acting) =>
      someRow(acting, CATEGORY, ({ id }) =>
        acting.shop.categories.enable({ id: String(id), enabled: !acting.random.oneIn(4) }),
      ),
  },
  'category deleted': {
    weight: 0,
    act: (acting) => someRow(acting, CATEGORY, async ({ id }) => acting.shop.categories.remove({ id: String(id) })),
  },
  settings: {
    weight: 2,
    act: async ({ shop, random }) => {
      const { settings } = await shop.settingsVersions.stored()
      const packing = { unit: random.pick(['percent', 'rupees'] as const), amount: random.integer(0, 6) }
      const edited = random.pick([{ packing }, { roundOff: random.oneIn(2) }])
      const change = { edited, seen: settingsJson(settings) }
      await shop.settingsVersions.save(change, { key: newKey(), who: 'owner@shop.test' })
    },
  },
  reports: {
    weight: 4,
    act: ({ shop, random }) =>
      shop.reports.sums(
        random.pick([
          { from: '2026-01-01', to: '2027-12-31' },
          { from: '2026-11-01', to: '2026-11-30' },
        ]),
      ),
  },
}
