// Rows of the preview: changes, faults and open questions.
import { sheetFields } from '#domain/spreadsheets/sheet-fields.ts'
import type { RowStatus } from '#domain/imports/import-questions.ts'
import type { PreviewRow, PreviewView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { ImportVersion, type Shown } from '../import-version.tsx'
import { RowAnswer } from './row-answer.tsx'
import { useImportForm } from '../use-import-form.ts'

const labels: Record<RowStatus, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  unsure: 'To answer',
  faulty: 'Faulty',
}

type Props = Pick<Shown, 'categories' | 'notify'> & { view: PreviewView & Pick<Shown, 'id' | 'version'> }

export function PreviewRows({ view, categories, notify }: Props) {
  const { id, version, rows, gone, status } = view
  const shown = { id, version, categories, notify }
  if (status === 'gone') {
    return (
      <ul className="import-rows stack gap-0">
        {gone.map((product) => (
          <li key={product.id}>
            <p className="strong">
              {product.name} <span className="code">{product.code}</span>
            </p>
            <p>{product.category}</p>
          </li>
        ))}
      </ul>
    )
  }
  if (rows.length === 0) return <p>No rows.</p>
  const guesses = rows.filter(({ status: own, guess }) => own === 'unsure' && guess?.isSpelling)
  return (
    <>
      {status === 'unsure' && guesses.length > 1 && <AcceptAll {...shown} guesses={guesses} />}
      <ul className="import-rows stack gap-0">
        {rows.map((row) => (
          <Row key={row.number} {...shown} row={row} />
        ))}
      </ul>
    </>
  )
}

function Row({ row, ...shown }: Shown & { row: PreviewRow }) {
  const {
    number,
    status,
    name,
    category,
    code,
    changes,
    values,
    faults,
    ambiguities,
    guess,
    question,
    fields,
    joined,
  } = row
  return (
    <li data-status={status}>
      <p className="strong">
        {name || 'Without a name'} {code && <span className="code">{code}</span>}
      </p>
      <p className="small soft">
        Row {number} · {labels[status]}
        {category && ` · ${category}`}
        {joined && ` · with row ${joined.join(' and ')}`}
      </p>
      {changes.length > 0 && (
        <ul className="import-changes">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {sheetFields[field]} <del>{before || '–'}</del> <Icon name="arrow-right" /> <ins>{after || '–'}</ins>
            </li>
          ))}
        </ul>
      )}
      {values.length > 0 && (
        <p className="row gap-3 lines-0 small">
          {values.map(({ field, value }) => (
            <span key={field}>
              {sheetFields[field]} <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      {[...faults, ...ambiguities].map(({ column, sentence }) => (
        <p key={sentence} className="strong">
          {column === '' ? `Row ${number}` : `Row ${number}, column ${column}`}: {sentence}
        </p>
      ))}
      {(guess || question || fields.length > 0) && <RowAnswer {...shown} row={row} />}
    </li>
  )
}

function AcceptAll({ id, version, notify, guesses }: Omit<Shown, 'categories'> & { guesses: readonly PreviewRow[] }) {
  const { Form, isWaiting } = useImportForm(notify)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="choose" />
      <ImportVersion id={id} version={version} />
      {guesses.map(({ number, guess }) => (
        <input key={number} type="hidden" name={`answer:${number}`} value={guess!.id} />
      ))}
      <Button type="submit" variant="secondary" busy={isWaiting}>
        These {guesses.length} spellings are right
      </Button>
    </Form>
  )
}
