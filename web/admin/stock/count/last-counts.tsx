// The latest counts, each with its undo.
import { clockTime, orderDate } from '#domain/indian-date.ts'
import type { EarlierCount } from '#server/stock/stock.ts'
import { Chip } from '#web/ui/chip.tsx'
import { summaryText } from './intents.ts'
import { UndoCount } from './undo-count.tsx'

export function LastCounts({ counts }: { counts: readonly EarlierCount[] }) {
  return (
    <details className="last-counts card">
      <summary>Last counts</summary>
      {counts.length === 0 && <p>No counts yet. What you save stands here, with its undo.</p>}
      <ul>
        {counts.map((count) => (
          <li className="spread gap-3 lines-1 breaks" key={count.key}>
            <div>
              <strong>{summaryText(count)}</strong>
              <p>{`${orderDate(new Date(count.countedAt))}, ${clockTime(new Date(count.countedAt))} · ${count.who}`}</p>
            </div>
            {count.isUndone ? (
              <Chip tone="warn">Undone</Chip>
            ) : (
              <UndoCount countKey={count.key} label={`Undo: ${summaryText(count)}`} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
