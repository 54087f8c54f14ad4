// A product to count.
import { memo, useId, useRef } from 'react'
import { indianGrouping } from '#domain/numbers/money.ts'
import { type Product, unitLabel } from '#domain/product/product.ts'
import { readPieces } from '#domain/stock/count.ts'
import { signedPieces } from '#domain/stock/movements.ts'
import { common } from '#domain/words/en/office/common.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow } from '#web/admin/kit/data-table.tsx'
import { countDraft, type TypedCount } from './count-draft.ts'
import { countedRows, sinceText } from './counted-rows.ts'

type Props = {
  product: Product
  typed: TypedCount | undefined
  /** Sent, without an answer yet: read-only. */
  isSent: boolean
  isDeleted: boolean
  /** The shop's latest count; '' for none. */
  before: string
}

export const CountRow = memo(function CountRow({ product, typed, isSent, isDeleted, before }: Props) {
  const text = useWords(stockCount)
  const shared = useWords(common)
  const faultId = useId()
  // Stock that moves while a number is typed moves after the count.
  const seen = useRef(product.stock)
  const { id, name, code, stock, unit, category } = product
  const read = typed && readPieces(typed.text)
  const fault = read && 'fault' in read ? read.fault : undefined
  const row = typed && countedRows([product], { [id]: typed }).counted[0]
  return (
    <DataRow mark={isDeleted ? 'deleted' : row && (row.difference === 0 ? 'agrees' : 'differs')}>
      <Cell name="name">
        <strong>{name}</strong>
        <span className="code">{isDeleted ? shared.deleted : `${code} · ${unitLabel(unit)}`}</span>
      </Cell>
      <Cell className="soft" name="category">
        {category}
      </Cell>
      <Cell className="end" name="stock" label={text.stock}>
        <span>{indianGrouping(stock)}</span>
      </Cell>
      <Cell name="counted">
        {!isDeleted && (
          <TextInput
            name={`count-${id}`}
            aria-label={text.countedOf({ name })}
            aria-describedby={fault && faultId}
            invalid={fault !== undefined}
            inputMode="numeric"
            enterKeyHint="next"
            autoComplete="off"
            maxLength={20}
            readOnly={isSent}
            value={typed?.text ?? ''}
            onFocus={() => (seen.current = stock)}
            onChange={({ target }) => countDraft.type(id, { text: target.value, seen: seen.current }, before)}
          />
        )}
      </Cell>
      <Cell className="row lines-0 baseline" name="difference">
        {fault && (
          <span className="field-error" id={faultId}>
            {fault}
          </span>
        )}
        {row && (
          <>
            <b data-way={row.difference > 0 ? 'in' : row.difference < 0 ? 'out' : undefined}>
              {row.difference === 0 ? text.agrees : signedPieces(row.difference)}
            </b>
            {!isSent && sinceText(row) !== '' && <small className="soft">{sinceText(row)}</small>}
          </>
        )}
      </Cell>
    </DataRow>
  )
})
