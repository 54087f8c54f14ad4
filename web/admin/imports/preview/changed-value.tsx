// A value of the preview: as it will be, after the one that it replaces.
import { languageOf } from '#domain/words/shown-language.ts'
import { fieldLabels, type SheetField } from '#domain/spreadsheets/sheet-fields.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { PreviewRow } from '#domain/imports/import-views.ts'
import { Cell } from '#web/admin/kit/data-table.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

type Valued = Pick<PreviewRow, 'changes' | 'values' | 'status'>

/** M.R.P., price or stock, in its own column. */
export function ValueCell({ row, field }: { row: Valued; field: 'mrp' | 'price' | 'stock' }) {
  const change = row.changes.find((each) => each.field === field)
  const value = row.values.find((each) => each.field === field)?.value
  const isSoft = row.status === 'changed' || row.status === 'unchanged'
  return (
    <Cell name={field} label={fieldLabels()[field]} className={isSoft && !change ? 'soft' : ''} isNumber>
      {change ? <Change {...change} /> : value}
    </Cell>
  )
}

const inColumns: readonly SheetField[] = ['mrp', 'price', 'stock']

/** Changes of the other fields; of a new product its other values. */
export function OtherValues({ row: { changes, values, status } }: { row: Valued }) {
  const text = useWords(imports)
  const labels = fieldLabels()
  const others = changes.filter(({ field }) => !inColumns.includes(field))
  const own =
    status === 'changed' || status === 'unchanged' ? [] : values.filter(({ field }) => !inColumns.includes(field))
  if (others.length > 0) {
    return (
      <ul>
        {others.map((change) => (
          <li key={change.field}>
            <span className="soft">{text.labelOf({ field: labels[change.field] })}</span> <Change {...change} />
          </li>
        ))}
      </ul>
    )
  }
  return own.map(({ field, value }, index) => (
    <span key={field}>
      {index > 0 && ' · '}
      <span className="soft">{text.labelOf({ field: labels[field] })}</span>{' '}
      <span lang={languageOf(value)}>{value}</span>
    </span>
  ))
}

function Change({ before, after }: { before: string; after: string }) {
  const text = useWords(imports)
  return (
    <span className="import-change">
      {before === '' ? <span className="soft">{text.blank}</span> : <del lang={languageOf(before)}>{before}</del>}
      <Icon name="arrow-right" />
      <span className="visually-hidden"> {text.becomes} </span>
      <ins lang={languageOf(after)}>{after || text.blank}</ins>
    </span>
  )
}
