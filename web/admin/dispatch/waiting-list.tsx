// Packed orders, oldest first.
import { href, Link } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees, indianGrouping } from '#domain/numbers/money.ts'
import { common } from '#domain/words/en/office/common.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import type { WaitingRow } from './load-dispatch.ts'

export function WaitingList({ rows, total }: { rows: readonly WaitingRow[]; total: number }) {
  const text = useWords(dispatchWords)
  const { actions } = useWords(common)
  if (rows.length === 0) {
    return (
      <Empty
        title={text.nothingWaits}
        icon="truck"
        action={
          <ButtonLink variant="secondary" to={href('/admin/packing')}>
            {text.seeOrdersToPack}
          </ButtonLink>
        }
      >
        {text.nothingWaitsHint}
      </Empty>
    )
  }
  const columns = [
    text.customer,
    text.place,
    text.ordered,
    { number: text.items },
    { number: text.total },
    { number: text.due },
    text.office,
    `.${actions}`,
  ]
  return (
    <>
      <DataTable label={text.toDispatch} kind="to-dispatch" columns={columns}>
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
            <Cell name="ordered" label={text.ordered}>
              {ordered}
            </Cell>
            <Cell name="items" label={text.items} isNumber>
              {indianGrouping(totalItems)}
            </Cell>
            <Cell name="total" label={text.total} isNumber>
              {formatRupees(totalPaise)}
            </Cell>
            <Cell name="due" label={text.due} className="bad strong" isNumber>
              {duePaise > 0 && formatRupees(duePaise)}
            </Cell>
            <Cell name="office">
              {office === '' ? <span className="soft">{text.noOfficeForPlace}</span> : office}{' '}
              {isShort && <Chip tone="bad">{text.notEnoughStock}</Chip>}
            </Cell>
            <Cell name="actions">
              <ButtonLink
                size="small"
                to={`?order=${orderId}`}
                preventScrollReset
                aria-label={text.dispatchOrderOf({ name })}
              >
                <Icon name="truck" /> <span>{text.dispatchIt}</span>
              </ButtonLink>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      {total > rows.length && <p className="soft">{text.oldestOf({ shown: rows.length, total })}</p>}
    </>
  )
}
