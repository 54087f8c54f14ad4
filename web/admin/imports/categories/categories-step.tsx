// Third step: each heading of the list is a new category, or one of the shop's.
import { useState } from 'react'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { CategoriesView, HeadingView } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
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
  const text = useWords(imports)
  const { Form, isWaiting, failure } = useImportForm(notify)
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(headings.map((heading) => [heading.key, firstChoice(heading, names)])),
  )
  const unknown = headings.filter((heading) => isUnknown(heading, names))
  const known = headings.filter((heading) => heading.text !== '' && !unknown.includes(heading))
  const without = headings.filter((heading) => heading.text === '')
  const others = unknown.filter(({ key }) => !isNewChoice(choices[key] ?? ''))
  const choose = (key: string, choice: string) => setChoices((before) => ({ ...before, [key]: choice }))
  const makeAllNew = () =>
    setChoices((before) => ({
      ...before,
      ...Object.fromEntries(unknown.map((heading) => [heading.key, NEW_CATEGORY + (heading.chosen || heading.text)])),
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
      {headings.length === 0 && <Notice tone="warn">{text.noProductsBack}</Notice>}
      {without.length > 0 && (
        <section className="office-panel" aria-labelledby="import-without">
          <h2 id="import-without">{text.withoutCategory({ count: without[0]!.rows })}</h2>
          <p>{text.withoutCategoryText}</p>
          {lines(without)}
        </section>
      )}
      {unknown.length > 0 && (
        <section className="office-panel" aria-labelledby="import-categories">
          <h2 id="import-categories">{text.newCategories({ count: unknown.length - others.length })}</h2>
          <p>{text.newCategoriesText}</p>
          {others.length > 0 && unknown.length > 1 && (
            <div className="row">
              <Button variant="secondary" onClick={makeAllNew}>
                {text.makeAllNew({ count: unknown.length })}
              </Button>
            </div>
          )}
          {lines(unknown)}
        </section>
      )}
      {known.length > 0 && (
        <details className="office-panel import-known">
          <summary>{text.knownCategories({ count: known.length })}</summary>
          {lines(known)}
        </details>
      )}
      <div className="foot-bar stack gap-2">
        <div className="unless-empty" role="alert">
          {failure && <Notice tone="bad">{failure}</Notice>}
        </div>
        <div className="spread">
          <Button type="submit" name="step" value="columns" variant="secondary" formNoValidate busy={isWaiting}>
            {text.back}
          </Button>
          <Button type="submit" name="step" value="preview" busy={isWaiting}>
            {text.toPreview}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function isUnknown({ text, chosen }: HeadingView, names: readonly string[]): boolean {
  return text !== '' && (chosen === undefined || !names.includes(chosen))
}
