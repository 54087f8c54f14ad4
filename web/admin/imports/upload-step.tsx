// First step: a file, a pasted table, or the shop's list to download.
import { useRef, useState } from 'react'
import { href, Link, useFetcher, useNavigate } from 'react-router'
import type { ImportEntry } from '#server/imports/imports.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { SpreadsheetZone } from './spreadsheet-zone.tsx'

type Props = { newest: readonly ImportEntry[]; isMissing: boolean }

export function UploadStep({ newest, isMissing }: Props) {
  const { submit, data, state } = useFetcher<ActionResult>()
  const navigate = useNavigate()
  const id = useRef('')
  const [failure, setFailure] = useState<string>()
  const [pasted, setPasted] = useState('')
  useFetcherResult(data, ({ ok, message }) => {
    if (ok) void navigate(`${href('/admin/import')}?id=${id.current}`)
    else setFailure(message)
  })
  const isBusy = state !== 'idle'
  const send = (name: 'file' | 'pasted', value: File | string) => {
    if (isBusy) return
    setFailure(undefined)
    id.current = newIdempotencyKey()
    const form = new FormData()
    form.set('intent', 'start')
    form.set('id', id.current)
    form.set(name, value)
    void submit(form, { method: 'post', encType: 'multipart/form-data' })
  }
  return (
    <>
      <section className="office-panel" aria-labelledby="import-upload">
        <h2 id="import-upload">Your price list</h2>
        {isMissing && <Notice tone="warn">This import is not there any more: it is kept for a day.</Notice>}
        <p>
          Nothing is saved before you have seen what changes. Rows are found by their code, or by their name within the
          category.
        </p>
        <SpreadsheetZone
          form="/admin/import"
          label="Choose a spreadsheet"
          advice="Remove its pictures, or upload the price list alone."
          disabled={isBusy}
          onFile={(file) => send('file', file)}
          onRefused={setFailure}
        />
        <Field label="Or paste a table" hint="Copied from a spreadsheet, with its headings">
          {(ids) => (
            <TextArea {...ids} value={pasted} onChange={(event) => setPasted(event.target.value)} spellCheck={false} />
          )}
        </Field>
        <div className="row">
          <Button
            busy={isBusy}
            aria-disabled={pasted.trim() === ''}
            onClick={() => pasted.trim() !== '' && send('pasted', pasted)}
          >
            Read the table
          </Button>
        </div>
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        {isBusy && <Progress label="Reading…" />}
      </section>
      <section className="office-panel" aria-labelledby="import-own">
        <h2 id="import-own">Take your list along</h2>
        <p>It carries the code of each product. Change it and upload it again: only what you changed is different.</p>
        <div className="row">
          <a className="button" data-variant="secondary" href="/admin/import/download/products.xlsx" download>
            Download .xlsx
          </a>
          <a className="button" data-variant="secondary" href="/admin/import/download/products.csv" download>
            Download CSV
          </a>
        </div>
      </section>
      {newest.length > 0 && (
        <section className="office-panel" aria-labelledby="import-newest">
          <h2 id="import-newest">Of the last day</h2>
          <ul className="import-newest">
            {newest.map((entry) => (
              <li key={entry.id}>
                <Link to={`${href('/admin/import')}?id=${entry.id}`}>{entry.fileName}</Link>{' '}
                {entry.isApplied ? 'saved' : 'not saved yet'}, {entry.who}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Indeterminate. */
export function Progress({ label }: { label: string }) {
  return (
    <output className="import-progress">
      <progress aria-label={label} /> {label}
    </output>
  )
}
