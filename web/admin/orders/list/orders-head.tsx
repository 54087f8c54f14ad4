// The head of the orders screen: count, tools and view.
import type { ReactNode } from 'react'
import { shownOrders, type ShownOrders } from '#domain/order/order-page.ts'
import { indianGrouping } from '#domain/money.ts'
import type { SearchScope } from '#domain/order/order-search.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon, type IconName } from '#web/ui/all-icons.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { RefreshList } from '#web/admin/kit/stable-rows/refresh-list.tsx'
import { type OrdersView, ordersView } from './orders-view.ts'

const viewLabel = (icon: IconName, word: string) => (
  <>
    <Icon name={icon} />
    <span className="tool-word">{word}</span>
  </>
)
const views = [
  { value: 'grid', label: viewLabel('grid', 'Grid') },
  { value: 'list', label: viewLabel('list', 'List') },
] as const

type Props = {
  shown: ShownOrders
  view: OrdersView
  short: { count: number; isFiltered: boolean; onFilter: (isFiltered: boolean) => void }
  /** Whether the rows on the screen differ from the list. */
  isOutdated: boolean
  /** Where the search looked. */
  scope: SearchScope
  /** Shows replaced orders; only while they are hidden. */
  onReplaced: (() => void) | undefined
  onRefresh: () => void
  /** Tools before the view switch. */
  children?: ReactNode
}

export function OrdersHead({ shown, view, short, isOutdated, scope, onReplaced, onRefresh, children }: Props) {
  return (
    <div className="orders-head screen-head spread">
      <p className="orders-purpose soft">Manage customer orders and track status</p>
      <div className="orders-tools row">
        <output className="orders-count strong">{shownOrders(shown)}</output>
        {(short.count > 0 || short.isFiltered) && (
          <Chip tone="bad" pressed={short.isFiltered} onClick={() => short.onFilter(!short.isFiltered)}>
            <span>{`Stock not deducted: ${indianGrouping(short.count)}`}</span>
            {short.isFiltered && <Icon name="close" label="Show all orders" />}
          </Chip>
        )}
        {onReplaced && (
          <Chip pressed onClick={onReplaced}>
            <span>Replaced ones left out</span>
            <Icon name="close" label="Show all orders" />
          </Chip>
        )}
        {scope === 'everything' && <p className="orders-scope">No such customer: found by address or goods</p>}
        <RefreshList isOutdated={isOutdated} onRefresh={onRefresh} />
        {children}
        <Segmented label="View" options={views} value={view} onChange={ordersView.set} />
      </div>
    </div>
  )
}
