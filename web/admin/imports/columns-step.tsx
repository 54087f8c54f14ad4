// Second step: guessed columns beside the first rows.
import { formatRupees } from '#domain/numbers/money.ts'
import { unitLabel, units } from '#domain/product/product.ts'
import { fieldLabels, fieldNames } from '#domain/spreadsheets/sheet-fields.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import type { ColumnsView } from '#domain/imports/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { CheckField } from '../kit/forms/check-field.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { ImportVersion } from './import-version.tsx'
import { useImportForm } from './use-import-form.ts'

type Props = { view: ColumnsView & { id: string; version: number }; notify: Notify }

export function ColumnsStep({ view, notify }: Props) {
  const text = useWords(imports)
  const labels = fieldLabels()
  const { Form, choose, isWaiting, failure } = useImportForm(notify)
  const { id, version, sheets, sheet, columns, isRemembered, discount, hidden, readsHidden, products, defaults } = view
  const chooseSheet = (sheetNow: string) => choose({ sheet: sheetNow }, { id, version })
  return (
    <section className="office-panel" aria-labelledby="import-columns">
      <h2 id="import-columns">{text.whichColumns}</h2>
      <p>{products === 0 ? text.noProducts : text[isRemembered ? 'foundAgain' : 'found']({ count: products })}</p>
      {sheets.length > 1 && (
        <Field label={text.sheet}>
          {(ids) => (
            <Select {...ids} value={sheet} onChange={(event) => chooseSheet(event.target.value)}>
              {sheets.map((name, at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Form method="post" className="stack gap-4 whole-row breaks">
        <input type="hidden" name="intent" value="choose" />
        <ImportVersion id={id} version={version} />
        <input type="hidden" name="columns" value="all" />
        <ul className="import-columns">
          {columns.map(({ at, letters, heading, samples, field }) => (
            <li key={at} data-used={field !== '' || undefined}>
              <Field
                label={heading === '' ? letters : text.column({ letters, heading })}
                hint={samples.filter(Boolean).join(' · ') || text.noValues}
              >
                {(ids) => (
                  <Select {...ids} name={`column:${at}`} defaultValue={field}>
                    <option value="">{text.notUsed}</option>
                    {fieldNames.map((name) => (
                      <option key={name} value={name}>
                        {labels[name]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </li>
          ))}
        </ul>
        <div className="import-fields">
          <Field label={text.discountForAll} hint={text.discountForAllHint}>
            {(ids) => (
              <TextInput {...ids} name="discount" inputMode="decimal" defaultValue={discount ?? ''} maxLength={6} />
            )}
          </Field>
          <Field label={text.stockOfNew} hint={text.ifNone}>
            {(ids) => (
              <TextInput {...ids} name="stock" inputMode="numeric" defaultValue={defaults.stock} maxLength={9} />
            )}
          </Field>
          <Field label={text.unitOfNew} hint={text.ifNone}>
            {(ids) => (
              <Select {...ids} name="unit" defaultValue={defaults.unit}>
                {units.map((unit) => (
                  <option key={unit} value={unit}>
                    {unitLabel(unit)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {(hidden > 0 || readsHidden) && (
          <CheckField name="readsHidden" defaultChecked={readsHidden}>
            {hidden > 0 ? text.readHiddenLeft({ count: hidden }) : text.readHidden}
          </CheckField>
        )}
        <p className="small soft">{text.writings({ amount: formatRupees(99_50) })}</p>
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        <div className="row">
          <Button type="submit" name="step" value="categories" busy={isWaiting}>
            {text.toCategories}
          </Button>
        </div>
      </Form>
    </section>
  )
}
