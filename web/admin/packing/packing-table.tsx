// The orders to pack.
import { memo } from 'react'
import { Link } from 'react-router'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { common } from '#domain/words/en/office/common.ts'
import type { ToPack } from '#server/packing/packing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'

type Props = {
  orders: readonly ToPack[]
  chosen: ReadonlySet<string>
  onChoose: (orderId: string) => void
  addressOf: (orderId: string) => string
}

export function PackingTable({ orders, chosen, onChoose, addressOf }: Props) {
  const text = useWords(packingWords)
  const columns = [text.customer, text.place, text.ordered, text.contents, text.packedSoFar, `.${text.pack}`]
  return (
    <DataTable label={text.ordersToPack} kind="packing" columns={columns}>
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
  const text = useWords(packingWords)
  const counts = useWords(common)
  const { orderId, placedAt, name, place, step, progress, isMoneyDue, isShort } = order
  const { lines, done, pieces, piecesDone, short } = progress
  const at = new Date(placedAt)
  return (
    <DataRow>
      <Cell className="row nowrap" name="name">
        <label className="packing-tick tick">
          <input
            type="checkbox"
            aria-label={text.tickOrderOf({ name })}
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
      <Cell className="soft" name="date">
        {orderDate(at)} <span className="code">{clockTime(at)}</span>
      </Cell>
      <Cell className="row lines-1" name="goods">
        {text.linesAndPieces({ lines: counts.lines({ count: lines }), pieces: counts.pieces({ count: pieces }) })}
        {isMoneyDue ? (
          <Chip tone="warn">{text.notPaid}</Chip>
        ) : (
          step === 'paid' && <Chip tone="good">{text.fullyPaid}</Chip>
        )}
        {isShort && <Chip tone="bad">{text.notEnoughStock}</Chip>}
      </Cell>
      <Cell className="row lines-1" name="progress">
        {done === 0 && short === 0 ? (
          <span className="soft">{text.notStarted}</span>
        ) : (
          <>
            <progress max={pieces} value={piecesDone} aria-label={text.progressOf({ name })} />
            <span>{text.packedOf({ done, lines })}</span>
            {short > 0 && <Chip tone="bad">{text.short({ count: short })}</Chip>}
          </>
        )}
      </Cell>
      <Cell className="end" name="actions">
        <ButtonLink size="small" to={address} aria-label={text.packOrderOf({ name })}>
          {text.pack}
        </ButtonLink>
      </Cell>
    </DataRow>
  )
})
