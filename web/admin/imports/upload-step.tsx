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
        {isMissing && <Notice tone="warn">This import is gone: we keep it for 24 hours. Upload the file again.</Notice>}
        <p>You see what changes before anything is saved. We match products by code, or by name and category.</p>
        <SpreadsheetZone
          form="/admin/import"
          label="Choose a spreadsheet"
          advice="Remove its pictures, or upload only the price list."
          disabled={isBusy}
          onFile={(file) => send('file', file)}
          onRefused={setFailure}
        />
        <Field label="Or paste a table" hint="Copy it from your spreadsheet, with its headings">
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
            Read this table
          </Button>
        </div>
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        {isBusy && <Progress label="Reading…" />}
      </section>
      <section className="office-panel" aria-labelledby="import-own">
        <h2 id="import-own">Change the products that you have</h2>
        <p>Download your list, change it and upload it here. Each product keeps its code.</p>
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
          <h2 id="import-newest">Imports of the last 24 hours</h2>
          <ul>
            {newest.map((entry) => (
              <li key={entry.id}>
                <Link className="touch" to={`${href('/admin/import')}?id=${entry.id}`}>
                  {entry.fileName}
                </Link>{' '}
                {entry.isApplied ? 'saved, can be undone' : 'not saved yet'} · {entry.who}
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
