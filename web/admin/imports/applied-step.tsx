// Result of an import, and its undo.
import { href } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { AppliedView } from '#server/imports/imports.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Progress } from './upload-step.tsx'
import { useImportForm } from './use-import-form.ts'

export function AppliedStep({
  view: { text: result, categories, bulkChange },
  notify,
}: {
  view: AppliedView & { id: string }
  notify: Notify
}) {
  const text = useWords(imports)
  const { undoing } = useWords(common)
  const { Form, isBusy, failure } = useImportForm(notify)
  const left = bulkChange?.undone ? bulkChange.undone.left : (bulkChange?.leftOut ?? [])
  return (
    <section className="office-panel" aria-labelledby="import-applied">
      <h2 id="import-applied">{bulkChange?.undone ? text.undone : text.saved}</h2>
      <Notice tone={bulkChange?.undone ? 'plain' : 'good'}>{result}</Notice>
      {left.length > 0 && (
        <>
          <p>{bulkChange?.undone ? text.stay : text.leftAsTheyAre}</p>
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
            ? text.categoriesStay({ names: categories.join(', ') })
            : text.categoriesAdded({ count: categories.length, names: categories.join(', ') })}
        </p>
      )}
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
      <div className="row">
        {bulkChange && !bulkChange.undone && (
          <Form method="post">
            <input type="hidden" name="id" value={bulkChange.id} />
            <Button type="submit" name="intent" value="undo" variant="secondary" busy={isBusy}>
              {text.undoImport}
            </Button>
          </Form>
        )}
        {!bulkChange?.undone && (
          <ButtonLink to={href('/admin/pictures')} variant="secondary">
            {text.addPictures}
          </ButtonLink>
        )}
        <ButtonLink to={href('/admin/products')}>{text.showProducts}</ButtonLink>
      </div>
      {isBusy && <Progress label={undoing} />}
    </section>
  )
}
