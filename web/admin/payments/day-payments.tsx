// A day's payments with sums by method, to compare with the bank; or those that a UTR finds.
import { dayInWords, dayStart } from '#domain/indian-date.ts'
import { formatRupees } from '#domain/money.ts'
import { methodLabels, paymentMethods } from '#domain/payments/methods.ts'
import { TextInput } from '#web/ui/field.tsx'
import { FilterField, ListFilters } from '../kit/list-filters.tsx'
import { type SumTile, SumTiles } from '../kit/tiles.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { SetFilter } from '../kit/use-url-filter.ts'
import type { LoadedPayments } from './load-payments.ts'
import { PaymentTable } from './payment-table.tsx'

type Props = { page: LoadedPayments; params: URLSearchParams; onFilter: SetFilter; notify: Notify }

const seenOptions = [
  { value: 'seen', label: 'Seen' },
  { value: 'said', label: 'Only said by customers' },
]

export function DayPayments({ page, params, onFilter, notify }: Props) {
  const { day, today, search, sums } = page
  const start = day === undefined ? undefined : dayStart(day)
  return (
    <>
      <ListFilters
        kind="payments"
        search={{ label: 'Search by UTR', placeholder: 'At least four characters of a UTR' }}
        filters={
          search === undefined ? [{ name: 'seen', label: 'State', all: 'Seen or said', options: seenOptions }] : []
        }
        params={params}
        onFilter={onFilter}
      >
        {search === undefined && (
          <FilterField label="Day">
            <TextInput
              type="date"
              aria-label="Day"
              max={today}
              value={params.get('day') ?? today}
              onChange={({ target }) => onFilter({ day: target.value }, 'after typing')}
            />
          </FilterField>
        )}
      </ListFilters>
      {start && sums && (
        <>
          <h2 className="below-2 large">{dayInWords(start)}</h2>
          <DaySums sums={sums} />
        </>
      )}
      <PaymentTable
        page={page}
        params={params}
        empty={
          search === undefined
            ? 'No payment of this day is recorded. A payment is recorded in the details of its order.'
            : 'No payment has a UTR with these characters. Type at least four of them.'
        }
        notify={notify}
      />
    </>
  )
}

function DaySums({ sums }: { sums: NonNullable<LoadedPayments['sums']> }) {
  const seen = (method: string) => sums.find((each) => each.method === method)?.seenPaise ?? 0
  const said = sums.reduce((sum, { saidPaise }) => sum + saidPaise, 0)
  const tiles: SumTile[] = paymentMethods.map((method) => ({
    label: method === 'cash' ? 'Cash' : `${methodLabels[method]}, seen`,
    value: formatRupees(seen(method)),
    tone: 'good',
  }))
  const saidTile = {
    label: 'Only said by customers',
    value: formatRupees(said),
    tone: said > 0 ? 'warn' : undefined,
  } as const
  return <SumTiles tiles={[...tiles, saidTile]} />
}
