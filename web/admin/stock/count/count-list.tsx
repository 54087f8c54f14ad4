// Enter and the arrow keys move between fields.
import { type KeyboardEvent, type Ref, useRef } from 'react'
import type { Product } from '#domain/product/product.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import { boxAfter, boxStep } from '#web/ui/box-keys.ts'
import { useWords } from '#web/ui/words.ts'
import { DataTable } from '#web/admin/kit/data-table.tsx'
import { useGrowingRows } from '#web/admin/kit/growing-list.tsx'
import type { ShownRow } from '#web/admin/kit/stable-rows/stable-rows.ts'
import type { CountDraft } from './count-draft.ts'
import { CountRow } from './count-row.tsx'

type Props = {
  rows: readonly ShownRow<Product>[]
  query: string
  list: Ref<HTMLDivElement>
  draft: CountDraft
  before: string
  /** Enter in the last field. */
  onEnd: () => void
}

export function CountList({ rows, query, list, draft, before, onEnd }: Props) {
  const text = useWords(stockCount)
  const { count, end } = useGrowingRows(query, rows.length)
  const fields = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const step = boxStep(event)
    if (!step || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const next = boxAfter([...(fields.current?.querySelectorAll('input') ?? [])], event.target, step)
    if (!next) return step > 0 ? onEnd() : undefined
    next.focus({ preventScroll: true })
    next.select()
    next.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }

  const columns = [text.product, text.category, { number: text.stock }, { number: text.counted }, text.difference]
  return (
    <div ref={list}>
      {/* The fields have the focus; this element only sees bubbling keys. */}
      <div ref={fields} role="presentation" onKeyDown={move}>
        <DataTable label={text.listName} kind="count" narrow="rows" columns={columns}>
          {rows.slice(0, count).map(({ row, gone }) => (
            <CountRow
              key={row.id}
              product={row}
              typed={draft.rows[row.id]}
              isSent={draft.sent !== ''}
              isDeleted={gone === 'deleted'}
              before={before}
            />
          ))}
        </DataTable>
      </div>
      {end}
    </div>
  )
}
