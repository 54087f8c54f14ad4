// What the orders screen is for, how many orders it shows, and how: grid or list, with a bell or without.
import { shownOrders, type ShownOrders } from '#domain/order-page.ts'
import { indianGrouping } from '#domain/money.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type OrdersView, ordersView } from './orders-view.ts'
import { SoundToggle } from '../arrivals/sound-toggle.tsx'

const viewLabel = (icon: IconName, word: string) => (
  <>
    <Icon name={icon} />
    <span className="view-word">{word}</span>
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
}

export function OrdersHead({ shown, view, short }: Props) {
  return (
    <div className="orders-head">
      <p className="orders-purpose">Manage customer orders and track status</p>
      <div className="orders-tools">
        <output className="orders-count numeric">{shownOrders(shown)}</output>
        {(short.count > 0 || short.isFiltered) && (
          <Chip tone="bad" pressed={short.isFiltered} onClick={() => short.onFilter(!short.isFiltered)}>
            <span>{`${indianGrouping(short.count)} without stock`}</span>
            {short.isFiltered && <Icon name="close" label="Show all orders" />}
          </Chip>
        )}
        <SoundToggle />
        <Segmented label="View" options={views} value={view} onChange={ordersView.set} />
      </div>
    </div>
  )
}
