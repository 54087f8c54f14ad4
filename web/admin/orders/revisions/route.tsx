// The revisions of an order, and two of them compared.
import { data, href, Link } from 'react-router'
import { momentText } from '#domain/dates/indian-date.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { changesBetween, type RevisionChanges } from '#domain/revisions/changes.ts'
import type { Revision } from '#domain/revisions/revision.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderEdit, revisions as words } from '#domain/words/en/office/orders/order-edit.ts'
import { orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import { FilterSelect } from '#web/admin/kit/list-filters.tsx'
import { lastKnown } from '#web/admin/kit/network-fallback.ts'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Route } from './+types/route'
import './revisions.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

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
    choices: revisions.map((revision) => ({ value: String(revision.number), label: revisionLabel(revision) })),
    from: from && String(from.number),
    to: to && String(to.number),
    changes: from && to ? changesBetween(from, to) : { lines: [], others: [] },
  }
}

function revisionLabel({ number, at, who, totalPaise }: Revision): string {
  const text = wordsOf(words)
  const facts = { time: momentText(new Date(at)), amount: formatRupees(totalPaise) }
  if (number === 0) return text.original(facts)
  return who === undefined ? text.revision({ ...facts, number }) : text.revisionBy({ ...facts, number, who })
}

export default function OrderRevisions({ loaderData: { orderId, compared } }: Route.ComponentProps) {
  useLive(['orders'])
  const [, setFilter] = useUrlFilter([])
  const text = useWords(words)
  const { gone } = useWords(orderAnswers)
  const { orderDetails, onlineOrders } = useWords(orderEdit)
  if (!compared) {
    return (
      <Empty title={gone} icon="cart" action={<ButtonLink to={href('/admin/orders')}>{onlineOrders}</ButtonLink>} />
    )
  }
  const { choices, from = '', to = '', changes } = compared
  const details = `${href('/admin/orders')}?order=${orderId}`
  if (choices.length === 0) {
    return (
      <Empty title={text.neverEdited} icon="cart" action={<ButtonLink to={details}>{orderDetails}</ButtonLink>}>
        {text.asItWasPlaced({ id: orderId })}
      </Empty>
    )
  }
  const choose = (name: 'from' | 'to', label: string, value: string) => (
    <FilterSelect
      label={label}
      all={name === 'from' ? text.asPlaced : text.newest}
      options={choices}
      value={value}
      onChange={(number) => setFilter({ [name]: number })}
    />
  )
  return (
    <div className="order-revisions stack">
      <div className="row gap-0">
        <Link className="back-link" to={details}>
          <Icon name="arrow-left" /> {orderDetails}
        </Link>
        <h2 className="large breaks">{orderId}</h2>
      </div>
      <div className="revisions-choice list-filter-choices row">
        {choose('from', text.compare, from)}
        {choose('to', text.with, to)}
      </div>
      <Changes changes={changes} />
    </div>
  )
}

function Changes({ changes: { lines, others } }: { changes: RevisionChanges }) {
  const text = useWords(words)
  if (lines.length === 0 && others.length === 0) return <p>{text.alike}</p>
  return (
    <table className="revision-changes card">
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, code, from, to, substituteFor }) => (
          <tr key={productId} data-mark={to === 0 ? 'removed' : from === 0 ? 'added' : undefined}>
            <th scope="row">
              {name}
              <span className="code">
                {[code, substituteFor !== undefined && text.inPlaceOf({ product: substituteFor })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <td>{from === 0 ? text.none : indianGrouping(from)}</td>
            <td>{to === 0 ? text.none : indianGrouping(to)}</td>
          </tr>
        ))}
        {others.map(({ name, from, to }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{from || text.none}</td>
            <td>{to || text.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
