// Old and new values of a bulk change.
import { counted } from '#domain/counted.ts'
import type { PreviewRow } from '#domain/bulk/chosen-change.ts'
import { languageOf } from '#domain/language.ts'
import { indianGrouping } from '#domain/money.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useGrowingRows } from '#web/admin/kit/growing-list.tsx'

export function BulkPreview({ rows }: { rows: readonly PreviewRow[] }) {
  const warned = rows.filter(({ warning }) => warning !== undefined)
  const staying = rows.filter(({ isChanged }) => !isChanged)
  const changed = rows.length - staying.length
  // Warnings first, unchanged products last.
  const ordered = [...warned, ...rows.filter((row) => row.isChanged && row.warning === undefined), ...staying]
  const { count, end } = useGrowingRows(rows, ordered.length)
  return (
    <section className="bulk-preview stack gap-2" aria-label="Preview">
      <output>
        <b>{counted(changed, 'product changes', 'products change')}</b>
        {staying.length > 0 && `, ${counted(staying.length, 'stays', 'stay')} as before`}
      </output>
      {changed === 0 && <Notice>Nothing changes: each product stays as it is.</Notice>}
      {warned.length > 0 && <Notice tone="warn">{warningText(warned)}</Notice>}
      <ul>
        {ordered.slice(0, count).map(({ id, code, name, before, after, warning, isChanged }) => (
          <li key={id} data-changed={isChanged || undefined}>
            <span>
              <span lang={languageOf(name)}>{name}</span>{' '}
              <small className="soft" translate="no">
                {code}
              </small>
            </span>
            <span className="bulk-preview-values row lines-0 end">
              {before !== '' && (
                <>
                  <s className="soft">
                    <span className="visually-hidden">Before: </span>
                    {before}
                  </s>
                  <Icon name="arrow-right" />
                </>
              )}
              <b>{after}</b>
              {warning && <em>{warning}</em>}
            </span>
          </li>
        ))}
      </ul>
      {end}
    </section>
  )
}

function warningText(warned: readonly PreviewRow[]): string {
  const above = warned.filter(({ warning }) => warning?.startsWith('Above')).length
  const below = warned.length - above
  const parts = [
    above > 0 && `${indianGrouping(above)} would cost more than the M.R.P`,
    below > 0 && `${indianGrouping(below)} would cost less than ₹1`,
  ]
  return `${parts.filter((part) => part !== false).join(', ')}. They stand first.`
}
