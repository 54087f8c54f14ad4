// Second step: guessed columns beside the first rows.
import { counted } from '#domain/counted.ts'
import { formatRupees } from '#domain/money.ts'
import { fieldNames, sheetFields } from '#domain/spreadsheets/sheet-fields.ts'
import type { ColumnsView } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CheckField } from '../kit/forms/check-field.tsx'
import type { Notify } from '../kit/use-notice.ts'
import { ImportVersion } from './import-version.tsx'
import { useImportForm } from './use-import-form.ts'

type Props = { view: ColumnsView & { id: string; version: number }; notify: Notify }

export function ColumnsStep({ view, notify }: Props) {
  const { Form, choose, isWaiting, failure } = useImportForm(notify)
  const { id, version, sheets, sheet, columns, isRemembered, discount, hidden, readsHidden, products, defaults } = view
  const chooseSheet = (sheetNow: string) => choose({ sheet: sheetNow }, { id, version })
  return (
    <section className="office-panel" aria-labelledby="import-columns">
      <h2 id="import-columns">What is in each column?</h2>
      <p>
        {products === 0
          ? 'We found no products. Choose the column that has the product names.'
          : `We found ${counted(products, 'product')}. ${isRemembered ? 'The columns are as you chose them last time.' : 'Please check the columns.'}`}
      </p>
      {sheets.length > 1 && (
        <Field label="Sheet">
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
                label={`${letters}${heading === '' ? '' : `: ${heading}`}`}
                hint={samples.filter(Boolean).join(' · ') || 'No values in the first rows'}
              >
                {(ids) => (
                  <Select {...ids} name={`column:${at}`} defaultValue={field}>
                    <option value="">Not used</option>
                    {fieldNames.map((name) => (
                      <option key={name} value={name}>
                        {sheetFields[name]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </li>
          ))}
        </ul>
        <div className="import-fields">
          <Field label="Discount for all in %" hint="Used for rows that have no price">
            {(ids) => (
              <TextInput {...ids} name="discount" inputMode="decimal" defaultValue={discount ?? ''} maxLength={6} />
            )}
          </Field>
          <Field label="Stock for new products" hint="If the list has none">
            {(ids) => (
              <TextInput {...ids} name="stock" inputMode="numeric" defaultValue={defaults.stock} maxLength={9} />
            )}
          </Field>
          <Field label="Per, for new products" hint="If the list has none">
            {(ids) => (
              <Select {...ids} name="unit" defaultValue={defaults.unit}>
                <option value="1box">1Box</option>
                <option value="1pkt">1Pkt</option>
              </Select>
            )}
          </Field>
        </div>
        {(hidden > 0 || readsHidden) && (
          <CheckField name="readsHidden" defaultChecked={readsHidden}>
            Read hidden rows too
            {hidden > 0 && ` (${counted(hidden, 'row')} left out)`}
          </CheckField>
        )}
        <p className="small soft">You can write {formatRupees(99_50)} as 99.5, “₹ 99.50” or “Rs. 99.50/-”.</p>
        <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
        <div className="row">
          <Button type="submit" name="step" value="categories" busy={isWaiting}>
            Continue
          </Button>
        </div>
      </Form>
    </section>
  )
}
