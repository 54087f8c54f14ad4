// The customers screen.
import { useState } from 'react'
import { readCustomerFilter } from '#domain/customers/customer-list.ts'
import { isAtLeast } from '#domain/people/role.ts'
import { NOTICE_MS } from '#domain/timings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { customerData, customers as words } from '#domain/words/en/office/orders/customers.ts'
import { useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { NoticeArea } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { formAction } from '../kit/intents.ts'
import { type Filter, ListFilters } from '../kit/list-filters.tsx'
import { actionWithFallback, lastKnown } from '../kit/network-fallback.ts'
import { useNotice } from '../kit/use-notice.ts'
import { useUrlFilter } from '../kit/use-url-filter.ts'
import { useOpenOrder } from '../orders/detail/use-open-order.ts'
import { listAddress, places } from './customer-address.ts'
import { sessionContext } from '../access/guard.ts'
import { CustomerDetail } from './customer-detail.tsx'
import { CustomerList } from './customer-list.tsx'
import { EraseCustomer, type Erasing } from './erase-customer.tsx'
import { intents } from './intents.ts'
import { loadCustomers } from './load-customers.ts'
import type { Route } from './+types/route'
import './customers.css'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(words).title }]

/** The origin comes from PUBLIC_URL, or else from the request. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = await loadCustomers(context.get(shopContext), url.searchParams, url.origin)
  return { ...loaded, mayErase: isAtLeast(context.get(sessionContext).role, intents.erase.rules.may) }
}

export const clientLoader = lastKnown<typeof loader>()
export const action = formAction(intents)
export const clientAction = actionWithFallback(() => wordsOf(customerData).failed)

export default function Customers({ loaderData: { customers, next, opened: read, mayErase } }: Route.ComponentProps) {
  useLive(['orders', 'settings'])
  const [params, setFilter] = useUrlFilter(places)
  const { channel } = readCustomerFilter(params)
  const { opened, close, deleted } = useOpenOrder(read, ({ id }) => id, listAddress)
  const text = useWords(words)
  const [erasing, setErasing] = useState<Erasing>()
  const { notice, notify, clear } = useNotice()
  const filters: Filter[] = [
    {
      name: 'channel',
      label: text.channel,
      all: text.online,
      options: [{ value: 'counter', label: text.atCounter }],
    },
    {
      name: 'sort',
      label: text.sort,
      all: text.newest,
      options: [
        { value: 'orders', label: text.mostOften },
        { value: 'sum', label: text.largestSum },
      ],
    },
  ]
  const search = { label: text.search, placeholder: text.searchFor }
  return (
    <>
      <p className="lead below">{channel === 'counter' ? text.purposeAtCounter : text.purpose}</p>
      <ListFilters kind="customers" search={search} filters={filters} params={params} onFilter={setFilter} />
      <CustomerList channel={channel} customers={customers} next={next} />
      <CustomerDetail mayErase={mayErase} opened={opened} onClose={close} onErase={setErasing} />
      <EraseCustomer
        erasing={erasing}
        onClose={() => setErasing(undefined)}
        onErased={() => read && deleted(read.id)}
        notify={notify}
      />
      <NoticeArea notice={notice} ms={NOTICE_MS} onClear={clear} />
    </>
  )
}
