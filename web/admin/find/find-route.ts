// GET /admin/find?search=…: the first orders, customers and products that a search finds.
import { oneLine } from '#domain/plain-text.ts'
import { searchForgivingly } from '#domain/product/forgiving-search.ts'
import { SEARCH_MAX } from '#domain/search/search-text.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Found } from './found.ts'
import type { Route } from './+types/find-route'

const MOST_OF_A_KIND = 5

export async function loader({ url, context }: Route.LoaderArgs) {
  const { orders, customers, products } = context.get(shopContext)
  const search = oneLine(url.searchParams.get('search')).slice(0, SEARCH_MAX)
  const none: Found = { orders: [], customers: [], products: [] }
  const found = search === '' ? none : await findAll()
  return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })

  async function findAll(): Promise<Found> {
    const [foundOrders, online, atCounter, allProducts] = await Promise.all([
      orders.search(search, MOST_OF_A_KIND),
      customers.list({ search, sort: 'newest', channel: 'online' }, undefined, MOST_OF_A_KIND),
      customers.list({ search, sort: 'newest', channel: 'counter' }, undefined, MOST_OF_A_KIND),
      products.all(),
    ])
    const ordering = new Set(online.customers.map(({ mobile }) => mobile))
    const buyers = atCounter.customers.filter(({ mobile }) => !ordering.has(mobile))
    return {
      orders: foundOrders.map(({ orderId, customer, totalPaise, step }) => ({
        orderId,
        name: customer.name,
        totalPaise,
        step,
      })),
      customers: [
        ...online.customers.map(({ id, name, mobile }) => ({ id, name, mobile, channel: 'online' as const })),
        ...buyers.map(({ id, name, mobile }) => ({ id, name, mobile, channel: 'counter' as const })),
      ].slice(0, MOST_OF_A_KIND),
      products: searchForgivingly(allProducts, search)
        .slice(0, MOST_OF_A_KIND)
        .map(({ code, name, pricePaise, stock }) => ({ code, name, pricePaise, stock })),
    }
  }
}
