// Old and new values of a bulk change.
import type { PreviewRow } from '#domain/bulk/chosen-change.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { productChanges } from '#domain/words/en/office/goods/product-changes.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useGrowingRows } from '#web/admin/kit/growing-list.tsx'

export function BulkPreview({ rows, change }: { rows: readonly PreviewRow[]; change: string }) {
  const text = useWords(productChanges)
  const warned = rows.filter(({ warning }) => warning !== undefined)
  const staying = rows.filter(({ isChanged }) => !isChanged)
  const changed = rows.length - staying.length
  // Warnings first, unchanged products last.
  const ordered = [...warned, ...rows.filter((row) => row.isChanged && row.warning === undefined), ...staying]
  const { count, end } = useGrowingRows(change, ordered.length)
  return (
    <section className="bulk-preview stack gap-2" aria-label={text.preview}>
      <output>
        <b>{text.changes({ count: changed })}</b>
        {staying.length > 0 && ` ${text.stays({ count: staying.length })}`}
      </output>
      {changed === 0 && <Notice>{text.unchanged}</Notice>}
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
                    <span className="visually-hidden">{text.before} </span>
                    {before}
                  </s>
                  <Icon name="arrow-right" />
                </>
              )}
              <b>{after}</b>
              {warning && <em>{warning.text}</em>}
            </span>
          </li>
        ))}
      </ul>
      {end}
    </section>
  )
}

function warningText(warned: readonly PreviewRow[]): string {
  const text = wordsOf(productChanges)
  const above = warned.filter(({ warning }) => warning?.kind === 'above the M.R.P').length
  const below = warned.length - above
  const parts = [
    above > 0 && text.someAboveMrp({ count: above }),
    below > 0 && text.someBelowRupee({ count: below }),
    text.warnedFirst,
  ]
  return parts.filter((part) => part !== false).join(' ')
}
