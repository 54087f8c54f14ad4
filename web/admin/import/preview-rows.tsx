// The rows of the preview: old and new value of each field, faults with row and column, and the answers that a guess waits for.
import { sheetFields } from '#domain/spreadsheet/sheet-fields.ts'
import type { RowStatus } from '#domain/spreadsheet/import-plan.ts'
import type { PreviewRow, PreviewView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { ImportVersion } from './import-version.tsx'
import { useImportForm } from './use-import-form.ts'

const labels: Record<RowStatus, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  unsure: 'To answer',
  faulty: 'Faulty',
}

type Shown = { id: string; version: number; notify: Notify }

export function PreviewRows({ view, notify }: { view: PreviewView & Omit<Shown, 'notify'>; notify: Notify }) {
  const { id, version, rows, gone, status } = view
  const shown = { id, version, notify }
  if (status === 'gone') {
    return (
      <ul className="import-rows">
        {gone.map((product) => (
          <li key={product.id}>
            <p className="import-row-name">
              {product.name} <span>{product.code}</span>
            </p>
            <p>{product.category}</p>
          </li>
        ))}
      </ul>
    )
  }
  if (rows.length === 0) return <p>No rows.</p>
  const guesses = rows.filter(({ status: own, guess }) => own === 'unsure' && guess)
  return (
    <>
      {status === 'unsure' && guesses.length > 1 && <AcceptAll {...shown} guesses={guesses} />}
      <ul className="import-rows">
        {rows.map((row) => (
          <Row key={row.number} {...shown} row={row} />
        ))}
      </ul>
    </>
  )
}

function Row({ row, ...shown }: Shown & { row: PreviewRow }) {
  const { number, status, name, category, code, changes, values, faults, guess, question } = row
  return (
    <li data-status={status}>
      <p className="import-row-name">
        {name || 'Without a name'} {code && <span>{code}</span>}
      </p>
      <p className="import-row-about">
        Row {number} · {labels[status]}
        {category && ` · ${category}`}
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
        <p className="import-row-values">
          {values.map(({ field, value }) => (
            <span key={field}>
              {sheetFields[field]} <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      {faults.map(({ column, sentence }) => (
        <p key={sentence} className="import-fault">
          {column === '' ? `Row ${number}` : `Row ${number}, column ${column}`}: {sentence}
        </p>
      ))}
      {(guess || question) && <RowAnswer {...shown} row={row} />}
    </li>
  )
}

/** Whether the product of a guess is meant, or seldom prices are. */
function RowAnswer({ id, version, notify, row: { number, status, guess, question } }: Shown & { row: PreviewRow }) {
  const { choose, failure } = useImportForm(notify)
  const send = (answer: string) => choose({ [`answer:${number}`]: answer }, { id, version })
  const said = status === 'unsure' ? '' : guess ? guess.id : 'yes'
  return (
    <div className="import-answer">
      {guess && (
        <p>
          Is this {guess.code} {guess.name}, in {guess.category}?
        </p>
      )}
      {question && <p>{question}</p>}
      <Select aria-label={`Answer for row ${number}`} value={said} onChange={(event) => send(event.target.value)}>
        <option value="">Leave it out</option>
        {guess ? (
          <>
            <option value={guess.id}>Yes, it is</option>
            <option value="new">No, it is a new product</option>
          </>
        ) : (
          <option value="yes">Yes, save it so</option>
        )}
      </Select>
      {failure && <p className="import-fault">{failure}</p>}
    </div>
  )
}

function AcceptAll({ id, version, notify, guesses }: Shown & { guesses: readonly PreviewRow[] }) {
  const { Form, isWaiting } = useImportForm(notify)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="choose" />
      <ImportVersion id={id} version={version} />
      {guesses.map(({ number, guess }) => (
        <input key={number} type="hidden" name={`answer:${number}`} value={guess!.id} />
      ))}
      <Button type="submit" variant="secondary" busy={isWaiting}>
        These {guesses.length} guesses are right
      </Button>
    </Form>
  )
}
