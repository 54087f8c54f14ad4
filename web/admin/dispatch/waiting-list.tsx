// Packed orders, oldest first.
import { href, Link } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import type { WaitingRow } from './load-dispatch.ts'

const columns = ['Customer', 'Place', 'Ordered', 'Items', 'Total', 'Office', '.Actions']

export function WaitingList({ rows, total }: { rows: readonly WaitingRow[]; total: number }) {
  if (rows.length === 0) {
    return (
      <Empty
        title="Nothing waits for the lorry"
        icon="truck"
        action={
          <ButtonLink variant="secondary" to={href('/admin/packing')}>
            Orders to pack
          </ButtonLink>
        }
      >
        An order stands here once it is packed, until it is dispatched or cancelled.
      </Empty>
    )
  }
  return (
    <>
      <DataTable label="To dispatch" kind="to-dispatch" columns={columns}>
        {rows.map(({ orderId, name, place, pincode, ordered, totalItems, totalPaise, duePaise, office, isShort }) => (
          <DataRow key={orderId}>
            <Cell name="customer">
              <Link to={`${href('/admin/orders')}?order=${orderId}`}>
                <strong lang={languageOf(name)}>{name}</strong>
              </Link>
              <span className="code">{orderId}</span>
            </Cell>
            <Cell name="place">
              <span lang={languageOf(place)}>{place}</span> <span>{pincode}</span>
            </Cell>
            <Cell name="ordered" label="Ordered">
              {ordered}
            </Cell>
            <Cell name="items" label="Items">
              {indianGrouping(totalItems)} {isShort && <Chip tone="bad">Not in stock</Chip>}
            </Cell>
            <Cell name="total" label="Total">
              {formatRupees(totalPaise)} {duePaise > 0 && <Chip tone="bad">{`${formatRupees(duePaise)} due`}</Chip>}
            </Cell>
            <Cell name="office">
              {office === '' ? <span className="soft">No office serves this place yet</span> : office}
            </Cell>
            <Cell name="actions">
              <ButtonLink
                size="small"
                to={`?order=${orderId}`}
                preventScrollReset
                aria-label={`Dispatch the order of ${name}`}
              >
                <Icon name="truck" /> <span>Dispatch</span>
              </ButtonLink>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      {total > rows.length && (
        <p className="soft">{`The oldest ${indianGrouping(rows.length)} of ${indianGrouping(total)} are shown.`}</p>
      )}
    </>
  )
}
