// The preview's table: a row for each product, with what changes in each column, and its questions beneath.
import { languageOf } from '#domain/words/shown-language.ts'
import { fieldLabels } from '#domain/spreadsheets/sheet-fields.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { RowStatus } from '#domain/imports/import-questions.ts'
import type { PreviewRow, PreviewView } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '#web/admin/kit/data-table.tsx'
import { ImportVersion, type Shown } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'
import { OtherValues, ValueCell } from './changed-value.tsx'
import { RowAnswer } from './row-answer.tsx'

const chips = {
  new: { word: 'new', tone: 'good' },
  changed: { word: 'changed', tone: 'plain' },
  unchanged: { word: 'unchanged', tone: 'plain' },
  unsure: { word: 'needsAnswer', tone: 'warn' },
  faulty: { word: 'hasMistake', tone: 'bad' },
} as const satisfies Record<RowStatus, object>

type Props = Pick<Shown, 'categories' | 'notify'> & { view: PreviewView & Pick<Shown, 'id' | 'version'> }

export function PreviewRows({ view, categories, notify }: Props) {
  const { id, version, rows, gone, status } = view
  const text = useWords(imports)
  const labels = fieldLabels()
  const shown = { id, version, categories, notify }
  if (rows.length + gone.length === 0) {
    return (
      <Empty title={status === '' ? text.nothingChanges : text.noRows} icon="check">
        {status === '' && text.nothingChangesText}
      </Empty>
    )
  }
  if (status === 'gone') {
    return (
      <DataTable label={text.missing} kind="import-missing" narrow="rows" columns={[text.product, labels.category]}>
        {gone.map((product) => (
          <DataRow key={product.id}>
            <Cell name="name">
              <strong lang={languageOf(product.name)}>{product.name}</strong>{' '}
              <span className="code">{product.code}</span>
            </Cell>
            <Cell name="category">{product.category}</Cell>
          </DataRow>
        ))}
      </DataTable>
    )
  }
  const columns = [
    text.product,
    { number: labels.mrp },
    { number: labels.price },
    { number: labels.stock },
    text.otherDetails,
    text.status,
  ]
  const guesses = rows.filter(({ status: own, guess }) => own === 'unsure' && guess?.isSpelling)
  return (
    <>
      {guesses.length > 1 && <AcceptAll {...shown} guesses={guesses} />}
      <DataTable label={text.changes} kind="import" narrow="rows" columns={columns}>
        {rows.map((row) => (
          <Row key={row.number} {...shown} row={row} />
        ))}
      </DataTable>
    </>
  )
}

function Row({ row, ...shown }: Shown & { row: PreviewRow }) {
  const { number, status, name, category, code, faults, ambiguities, guess, question, fields, joined, isSaidNew } = row
  const text = useWords(imports)
  const { word, tone } = chips[status]
  const wrong = [...faults, ...ambiguities]
  const rowText = joined
    ? text.rowAnd({ number: String(number), others: joined.join(', ') })
    : text.row({ number: String(number) })
  return (
    <DataRow mark={status}>
      <Cell name="name">
        <strong lang={languageOf(name)}>{name || text.withoutName}</strong>
        <span className="note block">{[rowText, code, category].filter(Boolean).join(' · ')}</span>
      </Cell>
      <ValueCell row={row} field="mrp" />
      <ValueCell row={row} field="price" />
      <ValueCell row={row} field="stock" />
      <Cell name="other">
        <OtherValues row={row} />
      </Cell>
      <Cell name="status">
        <Chip tone={tone}>{text[word]}</Chip>
      </Cell>
      {(wrong.length > 0 || guess || question || fields.length > 0 || isSaidNew) && (
        <Cell name="answer" className="stack gap-2">
          {wrong.map(({ column, sentence }) => (
            <p key={sentence} className="strong">
              {column === '' ? sentence : text.inColumn({ letters: column, fault: sentence })}
            </p>
          ))}
          <RowAnswer {...shown} row={row} />
        </Cell>
      )}
    </DataRow>
  )
}

function AcceptAll({ id, version, notify, guesses }: Omit<Shown, 'categories'> & { guesses: readonly PreviewRow[] }) {
  const text = useWords(imports)
  const { Form, isWaiting } = useImportForm(notify)
  return (
    <Form method="post" className="row">
      <input type="hidden" name="intent" value="choose" />
      <ImportVersion id={id} version={version} />
      {guesses.map(({ number, guess }) => (
        <input key={number} type="hidden" name={`answer:${number}`} value={guess!.id} />
      ))}
      <p>{text.spelled({ count: guesses.length })}</p>
      <Button type="submit" variant="secondary" busy={isWaiting}>
        {text.acceptSpelled({ count: guesses.length })}
      </Button>
    </Form>
  )
}
