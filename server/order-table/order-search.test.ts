import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import type { OrderFilter } from '#domain/order/order-list.ts'
import { orderMatches, readOrderFilter, sortOrders } from '#domain/order/order-list.ts'
import { searchScope } from '#domain/order/order-search.ts'
import { orderId } from '#domain/order/order.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { oneLine } from '#domain/plain-text.ts'
import { foldForSearch } from '#domain/search/search-text.ts'
import { type DatabaseKind, preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import type { TestContext } from 'node:test'
import { type Database, openDatabase } from '#server/database/open.ts'
import { markUnavailable } from '#server/database/unavailable.ts'
import { type OrderPage, openOrderList } from '../orders/list/order-list.ts'
import { indexOrders } from './order-search.ts'
import { toOrderRow } from './order-rows.ts'
import { allOrders, ordersToSearch, wordsToFind } from './order-search.ts'

const NOON = new Date('2026-11-20T06:30:00Z')
const refuse = () => Promise.reject(markUnavailable(new Error('full'), 'disk full'))
const everything: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }

/** Tamil signs and joiners, letters that grow or shrink when folded, and SQL's special characters. */
const names = [
  'Lakshmi Narayanan',
  'LAKSHMANAN',
  'முருகன் சுப்பிரமணியம்',
  'ஸ்ரீ க்ஷத்ரியன்',
  'கொற்றவை'.normalize('NFD'),
  'மு. கருணா\u200Cநிதி',
  'İsmail Weiß Straße',
  'E\u0301lodie O’Brien \\',
  'ANNAMALAI 100% _raja_',
  'x" OR "mobile AND (NEAR) name_folded:*',
  "d'Souza; -- {Raj}",
  'அ',
  'Jo',
  '🎆🎇 Pattasu 🎇🎆',
  '9876543210',
]

async function open(kind: DatabaseKind, t: TestContext): Promise<Database> {
  const database = await openDatabase(await preparedPlace(kind, t), () => NOON)
  cleanup(t, database.close)
  return database
}

function orderOf(name: string, at: number) {
  const { alternateMobile: _, ...customer } = testOrder().customer
  const mobile = String(9_000_000_000 + at * 7_919)
  const alternate = at % 3 === 0 ? { alternateMobile: String(8_000_000_000 + at * 104_729) } : {}
  const placedAt = new Date(NOON.getTime() + Math.floor(at / 2) * 1_000)
  return testOrder({
    items: [],
    orderId: orderId(placedAt, at % 1_000),
    placedAt: placedAt.toISOString(),
    customer: { ...customer, name, mobile, ...alternate },
  })
}

async function store({ db }: Pick<Database, 'db'>, orders: ReturnType<typeof orderOf>[]) {
  // Fewer at once: SQLite limits the parameters of a statement.
  for (let first = 0; first < orders.length; first += 500)
    await db
      .insertInto('orders')
      .values(orders.slice(first, first + 500).map(toOrderRow))
      .execute()
}

const narrowed = async (database: Database, search: string) =>
  ordersToSearch(database, await wordsToFind(database, search, 'customer'), 5)

const idsOf = ({ orders }: Pick<OrderPage, 'orders'>) => orders.map(({ orderId: id }) => id)

/** A part of an order's texts. */
const pieceOf = (texts: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 1, 2, 3, 4))
    .map(([text, from, length, how]) => {
      const letters = [...text]
      const piece = letters.slice(from % letters.length, (from % letters.length) + length).join('')
      return [piece, piece.toUpperCase(), piece.normalize('NFD'), `+91 ${piece}`, `${piece}x`][how] ?? piece
    })

onEachDatabase(
  '§5 the index loses no order that the rule finds, and returns none that it does not',
  async (kind, t) => {
    const database = await open(kind, t)
    const made = fc.sample(fc.string({ unit: 'binary', maxLength: 12 }), { numRuns: 30, seed: 7 }).map(oneLine)
    const orders = [...names, ...made].map(orderOf)
    await store(database, orders.slice(0, 40))
    await indexOrders(database)
    await store(database, orders.slice(40))
    const texts = orders.flatMap(({ customer: { name, mobile, alternateMobile = mobile } }) => [
      name,
      mobile,
      alternateMobile,
    ])
    const searches = fc.oneof(
      pieceOf(texts.filter((text) => text !== '')),
      fc.string({ unit: 'binary', maxLength: 120 }),
    )
    const atMost = fc.constantFrom(1, 3, 10_000)
    await fc.assert(
      fc.asyncProperty(searches, atMost, async (typed, searchedAtMost) => {
        const filter = readOrderFilter(new URLSearchParams({ search: typed }), NOON)
        const scope = searchScope(orders, filter.search)
        const expected = sortOrders(
          orders.filter((order) => orderMatches(order, filter, scope)),
          'newest',
        )
        const found = await openOrderList(database, { searchedAtMost }).list(filter, orders.length)
        assert.deepEqual(idsOf(found), idsOf({ orders: expected }))
        assert.deepEqual(
          [found.total, found.moreThanTotal],
          [expected.length, false],
          'all were shown, so all are known',
        )
      }),
      { numRuns: 150 },
    )
  },
)

onEachDatabase(
  'three letters are enough to look at few orders only; two are not, and neither are very many orders',
  async (kind, t) => {
    const database = await open(kind, t)
    await store(
      database,
      Array.from({ length: 12 }, (_, at) => orderOf(at < 8 ? 'Murugesan' : 'முருகன்', at)),
    )
    await indexOrders(database)
    const isNarrow = async (search: string) => (await narrowed(database, search)) !== allOrders
    assert.ok(await isNarrow('முரு'))
    assert.ok(await isNarrow('umbrella'))
    assert.ok(await isNarrow('ரு umbrella'), 'one word of three letters is enough')
    assert.ok(!(await isNarrow('')))
    assert.ok(!(await isNarrow('ரு')))
    assert.ok(!(await isNarrow('9 8')), 'an order may be found by the number, which is shorter')
    assert.ok(!(await isNarrow('muru')))
  },
)

onEachDatabase(
  'a search with very many orders shows that there are more, and every page is reached',
  async (kind, t) => {
    const database = await open(kind, t)
    const orders = Array.from({ length: 12 }, (_, at) => orderOf('Murugesan', at))
    await store(database, orders)
    const list = openOrderList(database, { searchedAtMost: 5 })
    const filter = { ...everything, search: 'muru' }
    const seen: string[] = []
    const said: string[] = []
    for (let page = await list.list(filter, 4); ;) {
      seen.push(...idsOf(page))
      said.push(`${page.before} ${page.moreThanTotal ? 'more than ' : ''}${page.total}`)
      const last = page.orders.at(-1)
      if (!last || (!page.moreThanTotal && page.total === seen.length)) break
      page = await list.list(filter, 4, { side: 'after', ...last })
    }
    assert.deepEqual(seen, idsOf({ orders: sortOrders(orders, 'newest') }))
    assert.deepEqual(said, ['0 more than 5', '4 more than 8', '8 12'])
    const all = await list.list(everything, 4)
    assert.deepEqual([all.total, all.moreThanTotal], [12, false], 'without a search all are counted')
  },
)

onEachDatabase(
  'the index follows an order that is changed or deleted, and an id that is given again',
  async (kind, t) => {
    for (const indexed of [true, false]) {
      const database = await open(kind, t)
      const { db } = database
      const [murugan, selvi] = [orderOf('முருகன்', 0), orderOf('Selvi', 1)]
      const found = async (search: string) => {
        if (indexed) await indexOrders(database)
        return idsOf(await openOrderList(database).list({ ...everything, search }))
      }
      await store(database, [murugan, selvi])
      assert.deepEqual(await found('முருகன்'), [murugan.orderId])
      const name = 'Anbarasan'
      await db
        .updateTable('orders')
        .set({ name, name_folded: foldForSearch(name), alternate_mobile: '7000000001' })
        .where('order_id', '=', murugan.orderId)
        .execute()
      assert.deepEqual(await found('anbar'), [murugan.orderId])
      assert.deepEqual(await found('7000000001'), [murugan.orderId])
      assert.deepEqual(await found('முருகன்'), [])
      await db.deleteFrom('orders').where('order_id', '=', murugan.orderId).execute()
      assert.deepEqual(await found('anbar'), [])
      assert.deepEqual(await found('selvi'), [selvi.orderId])
      await store(database, [{ ...murugan, customer: { ...murugan.customer, name: 'Fathima' } }])
      assert.deepEqual(await found('fathi'), [murugan.orderId])
    }
  },
)

onEachDatabase('orders wait for the index until they are many, and are found at once', async (kind, t) => {
  const database = await open(kind, t)
  const waiting = async () => (await sql`select 1 from orders_to_index`.execute(database.db)).rows.length
  const list = openOrderList(database)
  const orders = Array.from({ length: 1_001 }, (_, at) => orderOf('Murugesan', at))
  await store(database, orders.slice(0, 1_000))
  assert.equal((await list.list({ ...everything, search: 'muru' })).total, 1_000)
  assert.equal(await waiting(), 1_000)
  await store(database, orders.slice(1_000))
  const full = openOrderList({ ...database, transaction: refuse })
  assert.equal((await full.list({ ...everything, search: 'muru' })).total, 1_001, 'also with a full disk')
  assert.equal((await list.list({ ...everything, search: 'muru' })).total, 1_001)
  assert.equal(await waiting(), 0)
})
