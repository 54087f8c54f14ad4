// Third step: each heading of the list is a new category, or one of the shop's.
import { useState } from 'react'
import { counted } from '#domain/counted.ts'
import type { CategoriesView, HeadingView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { ImportVersion } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'
import { firstChoice, isNewChoice, NEW_CATEGORY } from './category-choices.ts'
import { HeadingLine } from './heading-line.tsx'
import '#web/admin/kit/foot-bar.css'
import './categories-step.css'

type Props = { view: CategoriesView & { id: string; version: number }; names: readonly string[]; notify: Notify }

type Choices = Readonly<Record<string, string>>

export function CategoriesStep({ view: { id, version, headings }, names, notify }: Props) {
  const { Form, isWaiting, failure } = useImportForm(notify)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(headings.map((heading) => [heading.key, firstChoice(heading, names)])),
  )
  const unknown = headings.filter((heading) => isUnknown(heading, names))
  const known = headings.filter((heading) => heading.text !== '' && !unknown.includes(heading))
  const without = headings.filter(({ text }) => text === '')
  const others = unknown.filter(({ key }) => !isNewChoice(choices[key] ?? ''))
  const choose = (key: string, choice: string) => setChoices((before) => ({ ...before, [key]: choice }))
  const makeAllNew = () =>
    setChoices((before) => ({
      ...before,
      ...Object.fromEntries(unknown.map(({ key, text, chosen }) => [key, NEW_CATEGORY + (chosen || text)])),
    }))
  const lines = (some: readonly HeadingView[]) => (
    <ul className="divided whole-row">
      {some.map((heading) => (
        <HeadingLine
          key={heading.key}
          heading={heading}
          names={names}
          choice={choices[heading.key] ?? ''}
          onChoose={(choice) => choose(heading.key, choice)}
        />
      ))}
    </ul>
  )
  return (
    <Form method="post" className="stack gap-4 breaks">
      <input type="hidden" name="intent" value="choose" />
      <ImportVersion id={id} version={version} />
      {headings.length === 0 && (
        <Notice tone="warn">We found no products. Go back and choose the column that has the product names.</Notice>
      )}
      {without.length > 0 && (
        <section className="office-panel" aria-labelledby="import-without">
          <h2 id="import-without">{counted(without[0]!.rows, 'product')} without a category in the list</h2>
          <p>
            Products that you have keep their category. New ones go to the category in their name: Flower Pots Deluxe to
            Flower Pots. Where should the others go?
          </p>
          {lines(without)}
        </section>
      )}
      {unknown.length > 0 && (
        <section className="office-panel" aria-labelledby="import-categories">
          <h2 id="import-categories">{counted(unknown.length - others.length, 'new category', 'new categories')}</h2>
          <p>
            We add each heading of your list as a category. To put its products into one of your own, press “Use one of
            mine”.
          </p>
          {others.length > 0 && unknown.length > 1 && (
            <div className="row">
              <Button variant="secondary" onClick={makeAllNew}>
                Make all {unknown.length} new
              </Button>
            </div>
          )}
          {lines(unknown)}
        </section>
      )}
      {known.length > 0 && (
        <details className="office-panel import-known">
          <summary>{counted(known.length, 'heading is a category', 'headings are categories')} that you have</summary>
          {lines(known)}
        </details>
      )}
      <div className="foot-bar stack gap-2">
        <div className="unless-empty" role="alert">
          {failure && <Notice tone="bad">{failure}</Notice>}
        </div>
        <div className="spread">
          <Button type="submit" name="step" value="columns" variant="secondary" formNoValidate busy={isWaiting}>
            Back
          </Button>
          <Button type="submit" name="step" value="preview" busy={isWaiting}>
            Show what changes
          </Button>
        </div>
      </div>
    </Form>
  )
}

function isUnknown({ text, chosen }: HeadingView, names: readonly string[]): boolean {
  return text !== '' && (chosen === undefined || !names.includes(chosen))
}
