// The orders to pack.
import { memo } from 'react'
import { Link } from 'react-router'
import { counted } from '#domain/counted.ts'
import { languageOf } from '#domain/language.ts'
import { clockTime, orderDate } from '#domain/indian-date.ts'
import { indianGrouping } from '#domain/money.ts'
import type { ToPack } from '#server/packing/packing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'

const columns = ['Customer', 'Place', 'Ordered', 'Goods', 'Packed so far', '.Pack']

type Props = {
  orders: readonly ToPack[]
  chosen: ReadonlySet<string>
  onChoose: (orderId: string) => void
  addressOf: (orderId: string) => string
}

export function PackingTable({ orders, chosen, onChoose, addressOf }: Props) {
  return (
    <DataTable label="Orders to pack" kind="packing" columns={columns}>
      {orders.map((order) => (
        <Row
          key={order.orderId}
          order={order}
          isChosen={chosen.has(order.orderId)}
          onChoose={onChoose}
          address={addressOf(order.orderId)}
        />
      ))}
    </DataTable>
  )
}

type RowProps = { order: ToPack; isChosen: boolean; onChoose: (orderId: string) => void; address: string }

const Row = memo(function Row({ order, isChosen, onChoose, address }: RowProps) {
  const { orderId, placedAt, name, place, step, progress, isMoneyDue, isShort } = order
  const { lines, done, pieces, piecesDone, short } = progress
  const at = new Date(placedAt)
  return (
    <DataRow>
      <Cell className="row nowrap" name="name">
        <label className="packing-tick tick">
          <input
            type="checkbox"
            aria-label={`Tick the order of ${name}`}
            checked={isChosen}
            onChange={() => onChoose(orderId)}
          />
        </label>
        <div>
          <Link className="small strong" to={address} lang={languageOf(name)}>
            {name}
          </Link>
          <span className="code">{orderId}</span>
        </div>
      </Cell>
      <Cell className="soft" name="place">
        <span lang={languageOf(place)}>{place}</span>
      </Cell>
      <Cell className="soft" name="date">{`${orderDate(at)} ${clockTime(at)}`}</Cell>
      <Cell className="row lines-1" name="goods">
        {`${counted(lines, 'line')}, ${counted(pieces, 'piece')}`}
        {isMoneyDue ? <Chip tone="warn">Not paid in full</Chip> : step === 'paid' && <Chip tone="good">Paid</Chip>}
        {isShort && <Chip tone="bad">Not in stock</Chip>}
      </Cell>
      <Cell className="row lines-1" name="progress">
        {done === 0 && short === 0 ? (
          <span className="soft">Not begun</span>
        ) : (
          <>
            <progress max={pieces} value={piecesDone} aria-label={`Packed of the order of ${name}`} />
            <span>{`${indianGrouping(done)} of ${indianGrouping(lines)}`}</span>
            {short > 0 && <Chip tone="bad">{`${short} short`}</Chip>}
          </>
        )}
      </Cell>
      <Cell className="end" name="actions">
        <ButtonLink size="small" to={address} aria-label={`Pack the order of ${name}`}>
          Pack
        </ButtonLink>
      </Cell>
    </DataRow>
  )
})
