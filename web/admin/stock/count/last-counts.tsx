// The latest counts, each with its undo.
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import type { EarlierCount } from '#server/stock/stock.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useWords } from '#web/ui/words.ts'
import { summaryText } from './intents.ts'
import { UndoCount } from './undo-count.tsx'

export function LastCounts({ counts }: { counts: readonly EarlierCount[] }) {
  const text = useWords(stockCount)
  return (
    <details className="last-counts card">
      <summary>{text.last}</summary>
      {counts.length === 0 && <p>{text.noCountsYet}</p>}
      <ul>
        {counts.map((count) => (
          <li className="spread gap-3 lines-1 breaks" key={count.key}>
            <div>
              <strong>{summaryText(count)}</strong>
              <p>{`${orderDate(new Date(count.countedAt))}, ${clockTime(new Date(count.countedAt))} · ${count.who}`}</p>
            </div>
            {count.isUndone ? (
              <Chip tone="warn">{text.isUndone}</Chip>
            ) : (
              <UndoCount countKey={count.key} label={text.undoOf({ summary: summaryText(count) })} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
