// Last step: the preview before saving.
import { href, Link } from 'react-router'
import { counted } from '#domain/counted.ts'
import { indianGrouping } from '#domain/money.ts'
import type { PreviewView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Pager } from '#web/admin/kit/pager.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { useImportForm } from '../use-import-form.ts'
import { PreviewQuestions } from './preview-questions.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { SaveBar } from './save-bar.tsx'
import './preview.css'

type View = PreviewView & { id: string; version: number }

const filters = [
  ['', 'All changes'],
  ['unsure', 'Need your answer'],
  ['faulty', 'Have mistakes'],
  ['changed', 'Changed'],
  ['new', 'New'],
  ['unchanged', 'Unchanged'],
  ['gone', 'Missing from the list'],
] as const

type Props = { view: View; categories: readonly string[]; notify: Notify }

export function PreviewStep({ view, categories, notify }: Props) {
  const { id, counts } = view
  const all = counts.new + counts.changed + counts.unsure + counts.faulty
  const address = (status: string, page = 1) =>
    `${href('/admin/import')}?id=${id}${status ? `&rows=${status}` : ''}${page > 1 ? `&page=${page}` : ''}`
  return (
    <>
      <PreviewQuestions view={view} notify={notify} />
      <section className="office-panel" aria-labelledby="import-preview">
        <h2 id="import-preview">What changes</h2>
        <nav className="import-filters row" aria-label="Rows">
          {filters.map(([status, label]) => {
            const count = status === '' ? all : counts[status]
            const isOpen = view.status === status
            if (count === 0 && !isOpen && status !== '') return null
            return (
              <Link key={status} to={address(status)} aria-current={isOpen || undefined} preventScrollReset>
                {label} <b>{indianGrouping(count)}</b>
              </Link>
            )
          })}
        </nav>
        <AboutTheList view={view} notify={notify} />
      </section>
      <PreviewRows view={view} categories={categories} notify={notify} />
      <Pager
        place={`Page ${view.page} of ${view.pages}`}
        previous={view.page > 1 ? address(view.status, view.page - 1) : undefined}
        next={view.page < view.pages ? address(view.status, view.page + 1) : undefined}
      />
      <SaveBar view={view} notify={notify} address={address} />
    </>
  )
}

/** What is missing from the list, what was not read, and the comparison with the shop. */
function AboutTheList({ view, notify }: { view: View; notify: Notify }) {
  const { id, version, counts, hidden, notes, notesCount, changesStock, goneChoice } = view
  const choices = useImportForm(notify)
  const again = useImportForm(notify)
  return (
    <>
      {counts.gone > 0 && (
        <Field
          label={`${counted(counts.gone, 'product of the shop is', 'products of the shop are')} missing from the list`}
        >
          {(ids) => (
            <Select
              {...ids}
              value={goneChoice}
              onChange={(event) => choices.choose({ gone: event.target.value }, { id, version })}
            >
              <option value="stay">Leave them as they are</option>
              <option value="off">Switch them off: visitors do not see them</option>
              <option value="delete">Delete them</option>
            </Select>
          )}
        </Field>
      )}
      {(hidden > 0 || notes.length > 0) && (
        <details className="import-notes">
          <summary>
            Not read: {hidden > 0 ? `${counted(hidden, 'hidden row')}, ` : ''}
            {counted(notesCount, 'note, total or heading', 'notes, totals and headings')}
          </summary>
          <ul>
            {notes.map(({ number, text }) => (
              <li key={number}>
                Row {number}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <again.Form method="post" className="row lines-0">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="compare" variant="quiet" size="small" busy={again.isWaiting}>
          Compare with the shop again
        </Button>
        {changesStock && <p className="small soft">Orders that arrive now are still counted in the stock.</p>}
      </again.Form>
    </>
  )
}
