// The head of the orders screen: count, tools and view.
import type { ReactNode } from 'react'
import { shownOrders, type ShownOrders } from '#domain/order/order-page.ts'
import { orders } from '#domain/words/en/office/orders/orders.ts'
import type { SearchScope } from '#domain/order/order-search.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon, type IconName } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { RefreshList } from '#web/admin/kit/stable-rows/refresh-list.tsx'
import { type OrdersView, ordersView } from './orders-view.ts'

type Marked = { count: number; isFiltered: boolean; onFilter: (isFiltered: boolean) => void }

type Props = {
  shown: ShownOrders
  view: OrdersView
  short: Marked
  answers: Marked
  /** Whether the rows on the screen differ from the list. */
  isOutdated: boolean
  /** Where the search looked. */
  scope: SearchScope
  /** Shows orders that do not count; only while they are hidden. */
  onUncounted: (() => void) | undefined
  onRefresh: () => void
  /** Tools before the view switch. */
  children?: ReactNode
}

export function OrdersHead({
  shown,
  view,
  short,
  answers,
  isOutdated,
  scope,
  onUncounted,
  onRefresh,
  children,
}: Props) {
  const text = useWords(orders)
  const views = [
    { value: 'grid', label: viewLabel('grid', text.grid) },
    { value: 'list', label: viewLabel('list', text.asList) },
  ] as const
  return (
    <div className="orders-head screen-head spread">
      <p className="orders-purpose soft">{text.purpose}</p>
      <div className="orders-tools row">
        <output className="orders-count strong">{shownOrders(shown)}</output>
        <MarkedChip marked={short} tone="bad" label={text.shortCount({ count: short.count })} />
        <MarkedChip marked={answers} tone="warn" label={text.answerCount({ count: answers.count })} />
        {onUncounted && (
          <Chip pressed onClick={onUncounted}>
            <span>{text.countedOnly}</span>
            <Icon name="close" label={text.showAll} />
          </Chip>
        )}
        {scope === 'everything' && <p className="orders-scope">{text.foundElsewhere}</p>}
        <RefreshList isOutdated={isOutdated} onRefresh={onRefresh} />
        {children}
        <Segmented label={text.view} options={views} value={view} onChange={ordersView.set} />
      </div>
    </div>
  )
}

function MarkedChip({ marked, tone, label }: { marked: Marked; tone: 'bad' | 'warn'; label: string }) {
  const { count, isFiltered, onFilter } = marked
  const { showAll } = useWords(orders)
  if (count === 0 && !isFiltered) return null
  return (
    <Chip tone={tone} pressed={isFiltered} onClick={() => onFilter(!isFiltered)}>
      <span>{label}</span>
      {isFiltered && <Icon name="close" label={showAll} />}
    </Chip>
  )
}

function viewLabel(icon: IconName, word: string) {
  return (
    <>
      <Icon name={icon} />
      <span className="tool-word">{word}</span>
    </>
  )
}
