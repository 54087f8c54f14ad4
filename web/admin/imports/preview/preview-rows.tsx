// The preview's table: a row for each product, with what changes in each column, and its questions beneath.
import { counted } from '#domain/counted.ts'
import { languageOf } from '#domain/language.ts'
import type { RowStatus } from '#domain/imports/import-questions.ts'
import type { PreviewRow, PreviewView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Cell, DataRow, DataTable } from '#web/admin/kit/data-table.tsx'
import { ImportVersion, type Shown } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'
import { OtherValues, ValueCell } from './changed-value.tsx'
import { RowAnswer } from './row-answer.tsx'

const labels: Record<RowStatus, { word: string; tone: 'good' | 'warn' | 'bad' | 'plain' }> = {
  new: { word: 'New', tone: 'good' },
  changed: { word: 'Changed', tone: 'plain' },
  unchanged: { word: 'Unchanged', tone: 'plain' },
  unsure: { word: 'Needs your answer', tone: 'warn' },
  faulty: { word: 'Has a mistake', tone: 'bad' },
}

const columns = ['Product', 'M.R.P.', 'Our price', 'Stock', 'Other details', 'Status']

type Props = Pick<Shown, 'categories' | 'notify'> & { view: PreviewView & Pick<Shown, 'id' | 'version'> }

export function PreviewRows({ view, categories, notify }: Props) {
  const { id, version, rows, gone, status } = view
  const shown = { id, version, categories, notify }
  if (rows.length + gone.length === 0) {
    return (
      <Empty title={status === '' ? 'Nothing changes' : 'No rows here'} icon="check">
        {status === '' && 'The shop already has everything that your list says.'}
      </Empty>
    )
  }
  if (status === 'gone') {
    return (
      <DataTable label="Missing from the list" kind="import" narrow="rows" columns={['Product', 'Category']}>
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
  const guesses = rows.filter(({ status: own, guess }) => own === 'unsure' && guess?.isSpelling)
  return (
    <>
      {guesses.length > 1 && <AcceptAll {...shown} guesses={guesses} />}
      <DataTable label="What changes" kind="import" narrow="rows" columns={columns}>
        {rows.map((row) => (
          <Row key={row.number} {...shown} row={row} />
        ))}
      </DataTable>
    </>
  )
}

function Row({ row, ...shown }: Shown & { row: PreviewRow }) {
  const { number, status, name, category, code, faults, ambiguities, guess, question, fields, joined, isSaidNew } = row
  const { word, tone } = labels[status]
  const wrong = [...faults, ...ambiguities]
  return (
    <DataRow mark={status}>
      <Cell name="name">
        <strong lang={languageOf(name)}>{name || 'Without a name'}</strong>
        <span className="note block">
          Row {number}
          {joined && ` and ${joined.join(', ')}`}
          {code && ` · ${code}`}
          {category && ` · ${category}`}
        </span>
      </Cell>
      <ValueCell row={row} field="mrp" />
      <ValueCell row={row} field="price" />
      <ValueCell row={row} field="stock" />
      <Cell name="other">
        <OtherValues row={row} />
      </Cell>
      <Cell name="status">
        <Chip tone={tone}>{word}</Chip>
      </Cell>
      {(wrong.length > 0 || guess || question || fields.length > 0 || isSaidNew) && (
        <Cell name="answer" className="stack gap-2">
          {wrong.map(({ column, sentence }) => (
            <p key={sentence} className="strong">
              {column !== '' && `Column ${column}: `}
              {sentence}
            </p>
          ))}
          <RowAnswer {...shown} row={row} />
        </Cell>
      )}
    </DataRow>
  )
}

function AcceptAll({ id, version, notify, guesses }: Omit<Shown, 'categories'> & { guesses: readonly PreviewRow[] }) {
  const { Form, isWaiting } = useImportForm(notify)
  return (
    <Form method="post" className="row">
      <input type="hidden" name="intent" value="choose" />
      <ImportVersion id={id} version={version} />
      {guesses.map(({ number, guess }) => (
        <input key={number} type="hidden" name={`answer:${number}`} value={guess!.id} />
      ))}
      <p>{counted(guesses.length, 'name is', 'names are')} spelled a little differently.</p>
      <Button type="submit" variant="secondary" busy={isWaiting}>
        Yes, these {guesses.length} are the same products
      </Button>
    </Form>
  )
}
