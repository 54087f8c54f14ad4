// A day's payments with sums by method, to compare with the bank; or those that a UTR finds.
import { dayInWords, dayStart } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { paymentMethods } from '#domain/payments/methods.ts'
import { payments as paymentWords } from '#domain/words/en/office/money/payments.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { FilterField, ListFilters } from '../kit/list-filters.tsx'
import { type SumTile, SumTiles } from '../kit/tiles.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { SetFilter } from '../kit/use-url-filter.ts'
import type { LoadedPayments } from './load-payments.ts'
import { PaymentTable } from './payment-table.tsx'

type Props = { page: LoadedPayments; params: URLSearchParams; onFilter: SetFilter; notify: Notify }

export function DayPayments({ page, params, onFilter, notify }: Props) {
  const { day, today, search, sums } = page
  const text = useWords(paymentWords)
  const start = day === undefined ? undefined : dayStart(day)
  const states = [
    { value: 'seen', label: text.checkedInBank },
    { value: 'said', label: text.notChecked },
  ]
  return (
    <>
      <ListFilters
        kind="payments"
        search={{ label: text.search, placeholder: text.searchExample }}
        filters={search === undefined ? [{ name: 'seen', label: text.state, all: text.all, options: states }] : []}
        params={params}
        onFilter={onFilter}
      >
        {search === undefined && (
          <FilterField label={text.day}>
            <TextInput
              type="date"
              aria-label={text.day}
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
        empty={search === undefined ? text.noneOfDay : text.noneFound}
        action={
          search === undefined && (
            <ButtonLink variant="secondary" to="?view=due">
              {text.showDue}
            </ButtonLink>
          )
        }
        isOfOneDay={search === undefined}
        notify={notify}
      />
    </>
  )
}

function DaySums({ sums }: { sums: NonNullable<LoadedPayments['sums']> }) {
  const text = useWords(paymentWords)
  const seen = (method: string) => sums.find((each) => each.method === method)?.seenPaise ?? 0
  const said = sums.reduce((sum, { saidPaise }) => sum + saidPaise, 0)
  const tiles: SumTile[] = paymentMethods.map((method) => ({
    label: { upi: text.checkedUpi, bank: text.checkedBank, cash: text.cash }[method],
    value: formatRupees(seen(method)),
    tone: 'good',
  }))
  const saidTile = {
    label: text.notChecked,
    value: formatRupees(said),
    tone: said > 0 ? 'warn' : undefined,
  } as const
  return <SumTiles tiles={[...tiles, saidTile]} />
}
