// Last step: the preview before saving.
import { href, Link } from 'react-router'
import { counted } from '#domain/counted.ts'
import type { PreviewView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { ImportVersion } from '../import-version.tsx'
import { PreviewQuestions } from './preview-questions.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { Progress } from '../upload-step.tsx'
import { useImportForm } from '../use-import-form.ts'

type View = PreviewView & { id: string; version: number }

const filters = [
  ['', 'All'],
  ['new', 'New'],
  ['changed', 'Changed'],
  ['unsure', 'To answer'],
  ['faulty', 'Faulty'],
  ['unchanged', 'Unchanged'],
  ['gone', 'Not in the list'],
] as const

type Props = { view: View; categories: readonly string[]; notify: Notify }

export function PreviewStep({ view, categories, notify }: Props) {
  const { id, counts, hidden, notes, notesCount, changesStock } = view
  const total = counts.new + counts.changed + counts.unchanged + counts.unsure + counts.faulty
  const address = (status: string, page = 1) =>
    `${href('/admin/import')}?id=${id}${status ? `&rows=${status}` : ''}${page > 1 ? `&page=${page}` : ''}`
  return (
    <>
      <PreviewQuestions view={view} notify={notify} />
      <section className="office-panel" aria-labelledby="import-preview">
        <h2 id="import-preview">What changes</h2>
        <nav className="import-filters row" aria-label="Rows">
          {filters.map(([status, label]) => (
            <Link
              key={status}
              to={address(status)}
              aria-current={view.status === status || undefined}
              preventScrollReset
              data-status={status}
            >
              {label} <b>{status === '' ? total : counts[status]}</b>
            </Link>
          ))}
        </nav>
        {changesStock && (
          <p className="small soft">
            Stock is saved as the difference to what is shown here: what is sold or added until then stays counted.
          </p>
        )}
        {(hidden > 0 || notes.length > 0) && (
          <details className="import-notes">
            <summary>
              Left out: {hidden > 0 ? `${counted(hidden, 'hidden row')}, ` : ''}
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
        <PreviewRows view={view} categories={categories} notify={notify} />
        {view.pages > 1 && (
          <p className="row">
            {view.page > 1 && <Link to={address(view.status, view.page - 1)}>Before</Link>} Page {view.page} of{' '}
            {view.pages} {view.page < view.pages && <Link to={address(view.status, view.page + 1)}>Next</Link>}
          </p>
        )}
      </section>
      <SavePanel view={view} notify={notify} />
    </>
  )
}

function SavePanel({ view: { id, version, counts, goneChoice, questions }, notify }: { view: View; notify: Notify }) {
  const choices = useImportForm(notify)
  const save = useImportForm(notify)
  const again = useImportForm(notify)
  const gone = goneChoice === 'stay' ? 0 : counts.gone
  const saved = counts.new + counts.changed + gone
  const left = counts.unsure + counts.faulty
  return (
    <section className="office-panel import-save" aria-labelledby="import-save">
      <h2 id="import-save">Save</h2>
      {counts.gone > 0 && (
        <Field
          label={
            counts.gone === 1
              ? '1 product of the shop is not in the list'
              : `${counts.gone} products of the shop are not in the list`
          }
        >
          {(ids) => (
            <Select
              {...ids}
              value={goneChoice}
              onChange={(event) => choices.choose({ gone: event.target.value }, { id, version })}
            >
              <option value="stay">They stay as they are</option>
              <option value="off">Switch them off</option>
              <option value="delete">Delete them</option>
            </Select>
          )}
        </Field>
      )}
      {left > 0 && (
        <Notice tone="warn">
          {left} {left === 1 ? 'row is' : 'rows are'} left out: {counts.faulty} faulty, {counts.unsure} without an
          answer.
        </Notice>
      )}
      {questions.length > 0 && (
        <Notice tone="warn">Answer the {questions.length === 1 ? 'question' : 'questions'} at the top first.</Notice>
      )}
      <div role="alert">{save.failure && <Notice tone="bad">{save.failure}</Notice>}</div>
      <div className="row">
        <choices.Form method="post">
          <input type="hidden" name="intent" value="choose" />
          <ImportVersion id={id} version={version} />
          <Button type="submit" name="step" value="categories" variant="secondary" busy={choices.isWaiting}>
            Back
          </Button>
        </choices.Form>
        <again.Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="compare" variant="secondary" busy={again.isWaiting}>
            Compare again
          </Button>
        </again.Form>
        <save.Form method="post">
          <ImportVersion id={id} version={version} />
          <Button
            type="submit"
            name="intent"
            value="apply"
            busy={save.isWaiting}
            aria-disabled={saved === 0 || questions.length > 0}
          >
            Save {saved} {saved === 1 ? 'change' : 'changes'}
          </Button>
        </save.Form>
      </div>
      {save.isBusy && <Progress label={`Saving ${saved} changes…`} />}
    </section>
  )
}
