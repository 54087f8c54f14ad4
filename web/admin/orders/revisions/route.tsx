// The revisions of an order, and two of them compared.
import { data, href, Link } from 'react-router'
import { momentText } from '#domain/indian-date.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { changesBetween, type Revision, type RevisionChanges } from '#domain/revisions/revision.ts'
import { FilterSelect } from '#web/admin/kit/list-filters.tsx'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ORDER_GONE } from '../messages.ts'
import type { Route } from './+types/route'
import './revisions.css'

export const meta: Route.MetaFunction = () => [{ title: 'Order Revisions' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { orders } = context.get(shopContext)
  const orderId = url.searchParams.get('order') ?? ''
  const order = await orders.find(orderId)
  if (!order) return data({ orderId, compared: undefined }, 404)
  const revisions = await orders.revisions.list(orderId)
  return data({ orderId, compared: compare(revisions, url.searchParams) })
}

export const clientLoader = lastKnown<typeof loader>()

/** Compares the first with the newest by default. */
function compare(revisions: readonly Revision[], params: URLSearchParams) {
  const named = (name: string) => revisions.find(({ number }) => String(number) === params.get(name))
  const from = named('from') ?? revisions[0]
  const to = named('to') ?? revisions.at(-1)
  return {
    choices: revisions.map(({ number, at, who, totalPaise }) => ({
      value: String(number),
      label: `${revisionName(number)}, ${momentText(new Date(at))}${who === undefined ? '' : `, ${who}`}, ${formatRupees(totalPaise)}`,
    })),
    from: from && String(from.number),
    to: to && String(to.number),
    changes: from && to ? changesBetween(from, to) : { lines: [], others: [] },
  }
}

function revisionName(number: number): string {
  return number === 0 ? 'As placed' : `Revision ${indianGrouping(number)}`
}

export default function OrderRevisions({ loaderData: { orderId, compared } }: Route.ComponentProps) {
  useLive(['orders'])
  const [, setFilter] = useUrlFilter([])
  if (!compared) {
    return (
      <Empty
        title={ORDER_GONE}
        icon="cart"
        action={<ButtonLink to={href('/admin/orders')}>Online Orders</ButtonLink>}
      />
    )
  }
  const { choices, from = '', to = '', changes } = compared
  const details = `${href('/admin/orders')}?order=${orderId}`
  if (choices.length === 0) {
    return (
      <Empty title="Never edited" icon="cart" action={<ButtonLink to={details}>Order details</ButtonLink>}>
        {`${orderId} is as it was placed.`}
      </Empty>
    )
  }
  const choose = (name: 'from' | 'to', label: string, value: string) => (
    <FilterSelect
      label={label}
      all={name === 'from' ? 'As placed' : 'Newest'}
      options={choices}
      value={value}
      onChange={(number) => setFilter({ [name]: number })}
    />
  )
  return (
    <div className="order-revisions stack">
      <div className="row gap-0">
        <Link className="back-link" to={details}>
          <Icon name="arrow-left" /> Order details
        </Link>
        <h2 className="large breaks">{orderId}</h2>
      </div>
      <div className="revisions-choice list-filter-choices row">
        {choose('from', 'Compare', from)}
        {choose('to', 'With', to)}
      </div>
      <Changes changes={changes} />
    </div>
  )
}

function Changes({ changes: { lines, others } }: { changes: RevisionChanges }) {
  if (lines.length === 0 && others.length === 0) return <p>The two are alike.</p>
  return (
    <table className="revision-changes card">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, code, from, to, substituteFor }) => (
          <tr key={productId} data-mark={to === 0 ? 'removed' : from === 0 ? 'added' : undefined}>
            <th scope="row">
              {name}
              <span className="code">
                {[code, substituteFor !== undefined && `in place of ${substituteFor}`].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td>{from === 0 ? '–' : indianGrouping(from)}</td>
            <td>{to === 0 ? '–' : indianGrouping(to)}</td>
          </tr>
        ))}
        {others.map(({ name, from, to }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{from || '–'}</td>
            <td>{to || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
