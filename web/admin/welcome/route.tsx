// The welcome screen: one tile a screen, each with the number worth seeing first.
import { Link } from 'react-router'
import type { OrderFilter } from '#domain/order-list.ts'
import { stockCounts } from '#domain/stock.ts'
import { keepingLast } from '#web/admin/frame/softly.ts'
import { useLive } from '#web/browser/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { tiles } from './tiles.ts'
import type { Route } from './+types/route'
import './welcome.css'

const every: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }

export const meta: Route.MetaFunction = () => [{ title: 'Back office' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { products, orders, settings } = context.get(shopContext)
  const countOrders = async (filter: Partial<OrderFilter>) => (await orders.list({ ...every, ...filter }, 1)).total
  const [all, pending, unverified] = await Promise.all([
    products.all(),
    countOrders({ completion: 'Pending' }),
    countOrders({ verified: 'Unverified' }),
  ])
  const { total, lowStock, outOfStock } = stockCounts(all)
  return { shopName: settings.name, counts: { products: total, lowStock, outOfStock, pending, unverified } }
}

export const clientLoader = keepingLast<Awaited<ReturnType<typeof loader>>>()

export default function Welcome({ loaderData: { shopName, counts } }: Route.ComponentProps) {
  useLive(['products', 'orders'])
  return (
    <>
      <p className="welcome-shop">{shopName}</p>
      <ul className="welcome-tiles">
        {tiles(counts).map(({ title, text, to, icon, figures }) => (
          <li key={to} className="welcome-tile">
            <Link to={to} prefetch="intent">
              <Icon name={icon} />
              <h2>{title}</h2>
              <p>{text}</p>
            </Link>
            <ul className="welcome-figures">
              {figures.map((figure) => (
                <li key={figure.label} data-tone={figure.count > 0 ? figure.tone : undefined}>
                  <Link to={figure.to}>
                    <b className="numeric">{figure.count}</b> {figure.label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
