// Last step: the preview before saving.
import { href, Link } from 'react-router'
import { indianGrouping } from '#domain/numbers/money.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { PreviewView } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { Pager } from '#web/admin/kit/pager.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useImportForm } from '../use-import-form.ts'
import { PreviewQuestions } from './preview-questions.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { SaveBar } from './save-bar.tsx'
import './preview.css'

type View = PreviewView & { id: string; version: number }

/** What asks or decides comes first: on a phone the rest is off to the side. */
const filters = [
  ['', 'allChanges'],
  ['unsure', 'needAnswer'],
  ['faulty', 'haveMistakes'],
  ['gone', 'missing'],
  ['changed', 'changed'],
  ['new', 'new'],
  ['unchanged', 'unchanged'],
] as const

type Props = { view: View; categories: readonly string[]; notify: Notify }

export function PreviewStep({ view, categories, notify }: Props) {
  const text = useWords(imports)
  const { id, counts } = view
  const all = counts.new + counts.changed + counts.unsure + counts.faulty
  const address = (status: string, page = 1) =>
    `${href('/admin/import')}?id=${id}${status ? `&rows=${status}` : ''}${page > 1 ? `&page=${page}` : ''}`
  return (
    <>
      <PreviewQuestions view={view} notify={notify} />
      <section className="stack gap-2" aria-labelledby="import-preview">
        <h2 id="import-preview" className="large">
          {text.changes}
        </h2>
        <nav className="import-filters row" aria-label={text.rows}>
          {filters.map(([status, label]) => {
            const count = status === '' ? all : counts[status]
            const isOpen = view.status === status
            if (count === 0 && !isOpen && status !== '') return null
            return (
              <Link key={status} to={address(status)} aria-current={isOpen || undefined} preventScrollReset>
                {text[label]} <b>{indianGrouping(count)}</b>
              </Link>
            )
          })}
        </nav>
        {view.status === 'gone' && counts.gone > 0 && <MissingChoice view={view} notify={notify} />}
        <PreviewRows view={view} categories={categories} notify={notify} />
        <Pager
          place={text.page({ page: view.page, pages: view.pages })}
          previous={view.page > 1 ? address(view.status, view.page - 1) : undefined}
          next={view.page < view.pages ? address(view.status, view.page + 1) : undefined}
        />
      </section>
      <AboutTheList view={view} notify={notify} />
      <SaveBar view={view} notify={notify} address={address} />
    </>
  )
}

/** What happens to the products of the shop that the list lacks, above their names. */
function MissingChoice({ view: { id, version, counts, goneChoice }, notify }: { view: View; notify: Notify }) {
  const text = useWords(imports)
  const choices = useImportForm(notify)
  return (
    <section className="office-panel">
      <Field label={text.missingLabel({ count: counts.gone })}>
        {(ids) => (
          <Select
            {...ids}
            value={goneChoice}
            onChange={(event) => choices.choose({ gone: event.target.value }, { id, version })}
          >
            <option value="stay">{text.leaveThem}</option>
            <option value="off">{text.switchThemOff}</option>
            <option value="delete">{text.deleteThem}</option>
          </Select>
        )}
      </Field>
    </section>
  )
}

/** What was not read, and the comparison with the shop. */
function AboutTheList({ view, notify }: { view: View; notify: Notify }) {
  const { id, hidden, notes, notesCount, changesStock } = view
  const text = useWords(imports)
  const again = useImportForm(notify)
  return (
    <>
      {hidden + notes.length > 0 && (
        <details className="import-notes">
          <summary>{text.notRead({ count: hidden + notesCount })}</summary>
          {hidden > 0 && <p>{text.hiddenRows({ count: hidden })}</p>}
          <ul>
            {notes.map(({ number, text: note }) => (
              <li key={number}>{text.note({ number: String(number), text: note })}</li>
            ))}
          </ul>
        </details>
      )}
      <again.Form method="post" className="row lines-0">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="compare" variant="quiet" size="small" busy={again.isWaiting}>
          {text.compareAgain}
        </Button>
        {changesStock && <p className="small soft">{text.stockCounted}</p>}
      </again.Form>
    </>
  )
}
