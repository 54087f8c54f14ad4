// Result of an import, and its undo.
import { href } from 'react-router'
import { counted } from '#domain/counted.ts'
import type { AppliedView } from '#server/imports/imports.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { Progress } from './upload-step.tsx'
import { useImportForm } from './use-import-form.ts'

export function AppliedStep({
  view: { text, categories, bulkChange },
  notify,
}: {
  view: AppliedView & { id: string }
  notify: Notify
}) {
  const { Form, isBusy, failure } = useImportForm(notify)
  const left = bulkChange?.undone ? bulkChange.undone.left : (bulkChange?.leftOut ?? [])
  return (
    <section className="office-panel" aria-labelledby="import-applied">
      <h2 id="import-applied">{bulkChange?.undone ? 'Undone' : 'Saved'}</h2>
      <Notice tone={bulkChange?.undone ? 'plain' : 'good'}>{text}</Notice>
      {left.length > 0 && (
        <>
          <p>
            {bulkChange?.undone
              ? 'Someone changed these after the import, and they stay:'
              : 'Someone changed these after the preview. We left them as they are:'}
          </p>
          <ul>
            {left.map(({ id: productId, name, why }) => (
              <li key={productId}>
                <b>{name}</b> {why}
              </li>
            ))}
          </ul>
        </>
      )}
      {categories.length > 0 && bulkChange && (
        <p>
          {bulkChange.undone
            ? `These new categories stay, because they are used or you changed them: ${categories.join(', ')}.`
            : `${counted(categories.length, 'new category', 'new categories')}: ${categories.join(', ')}. An undo removes those that are empty.`}
        </p>
      )}
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
      <div className="row">
        {bulkChange && !bulkChange.undone && (
          <Form method="post">
            <input type="hidden" name="id" value={bulkChange.id} />
            <Button type="submit" name="intent" value="undo" variant="secondary" busy={isBusy}>
              Undo this import
            </Button>
          </Form>
        )}
        {!bulkChange?.undone && (
          <ButtonLink to={href('/admin/pictures')} variant="secondary">
            Add pictures
          </ButtonLink>
        )}
        <ButtonLink to={href('/admin/products')}>Show the products</ButtonLink>
      </div>
      {isBusy && <Progress label="Undoing…" />}
    </section>
  )
}
