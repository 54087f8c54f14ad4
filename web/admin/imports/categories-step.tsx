// Third step: a category, existing or new, for each heading.
import { NEW_CATEGORY, NOT_A_CATEGORY } from './category-choices.ts'
import type { CategoriesView, HeadingView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { ImportVersion } from './import-version.tsx'
import { useImportForm } from './use-import-form.ts'

type Props = { view: CategoriesView & { id: string; version: number }; names: readonly string[]; notify: Notify }

export function CategoriesStep({ view: { id, version, headings }, names, notify }: Props) {
  const { Form, isWaiting, failure } = useImportForm(notify)
  const unknown = headings.filter(isUnknown)
  const known = headings.filter((heading) => !isUnknown(heading))
  return (
    <section className="office-panel" aria-labelledby="import-categories">
      <h2 id="import-categories">Categories</h2>
      <p>
        {unknown.length === 0
          ? 'Every heading of the list is known.'
          : `${unknown.length} of ${headings.length} headings are not known yet. What you choose is remembered.`}
      </p>
      <Form method="post" className="stack gap-4 whole-row breaks">
        <input type="hidden" name="intent" value="choose" />
        <ImportVersion id={id} version={version} />
        <ul className="import-columns">
          {[...unknown, ...known].map((heading) => (
            <li key={heading.key} data-used={heading.chosen !== undefined || undefined}>
              <HeadingChoice heading={heading} names={names} />
            </li>
          ))}
        </ul>
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        <div className="row">
          <Button type="submit" name="step" value="columns" variant="secondary" formNoValidate busy={isWaiting}>
            Back
          </Button>
          <Button type="submit" name="step" value="preview" busy={isWaiting}>
            Show what changes
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** Rows without a category need none. */
function isUnknown({ text, chosen }: HeadingView): boolean {
  return text !== '' && chosen === undefined
}

function HeadingChoice({
  heading: { key, text, rows, names: goods, chosen },
  names,
}: {
  heading: HeadingView
  names: readonly string[]
}) {
  const isNew = chosen !== undefined && !names.includes(chosen)
  return (
    <Field
      label={text || 'Rows without a category'}
      hint={`${rows} ${rows === 1 ? 'product' : 'products'}: ${goods.join(', ')}`}
    >
      {(ids) => (
        <Select {...ids} name={`category:${key}`} defaultValue={isNew ? NEW_CATEGORY + chosen : (chosen ?? '')}>
          <option value="">{text === '' ? 'Products keep theirs, new ones ask' : 'Please choose'}</option>
          {text !== '' && <option value={NEW_CATEGORY + (isNew ? chosen : text)}>New: {isNew ? chosen : text}</option>}
          {text !== '' && <option value={NOT_A_CATEGORY}>No category: its rows belong to the heading above</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
