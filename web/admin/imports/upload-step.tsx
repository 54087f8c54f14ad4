// First step: a file, a pasted table, or the shop's list to download.
import { useRef, useState } from 'react'
import { href, Link, useFetcher, useNavigate } from 'react-router'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import { movingIn } from '#domain/words/en/office/shop/moving-in.ts'
import type { ImportEntry } from '#server/imports/imports.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { ActionResult } from '../kit/intents.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { SpreadsheetZone } from './spreadsheet-zone.tsx'

type Props = { newest: readonly ImportEntry[]; isMissing: boolean; mayMoveIn: boolean }

export function UploadStep({ newest, isMissing, mayMoveIn }: Props) {
  const text = useWords(imports)
  const { offerTitle, offer } = useWords(movingIn)
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
        <h2 id="import-upload">{text.yourList}</h2>
        {isMissing && <Notice tone="warn">{text.gone}</Notice>}
        <p>{text.intro}</p>
        <SpreadsheetZone
          form="/admin/import"
          label={text.chooseFile}
          advice={text.fileAdvice}
          disabled={isBusy}
          onFile={(file) => send('file', file)}
          onRefused={setFailure}
        />
        <Field label={text.paste} hint={text.pasteHint}>
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
            {text.readTable}
          </Button>
        </div>
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        {isBusy && <Progress label={text.reading} />}
      </section>
      {mayMoveIn && (
        <section className="office-panel" aria-labelledby="import-shop">
          <h2 id="import-shop">{offerTitle}</h2>
          <p>{sentence(offer, { link: <Link className="touch" to={href('/admin/import/shop')} /> })}</p>
        </section>
      )}
      <section className="office-panel" aria-labelledby="import-own">
        <h2 id="import-own">{text.ownProducts}</h2>
        <p>{text.ownProductsText}</p>
        <div className="row">
          <a className="button" data-variant="secondary" href="/admin/import/download/products.xlsx" download>
            {text.downloadSpreadsheet}
          </a>
          <a className="button" data-variant="secondary" href="/admin/import/download/products.csv" download>
            {text.downloadCsv}
          </a>
        </div>
      </section>
      {newest.length > 0 && (
        <section className="office-panel" aria-labelledby="import-newest">
          <h2 id="import-newest">{text.lastDay}</h2>
          <ul>
            {newest.map(({ id: importId, fileName, isApplied, who }) => (
              <li key={importId}>
                {sentence(text[isApplied ? 'savedBy' : 'openedBy']({ name: fileName, who }), {
                  file: <Link className="touch" to={`${href('/admin/import')}?id=${importId}`} />,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function Progress({ label }: { label: string }) {
  return (
    <output className="import-progress">
      <progress aria-label={label} /> {label}
    </output>
  )
}
