// The cells of a row to correct: readings to choose from, a category, and fields to type in.
import { formatRupees, paiseFromRupees } from '#domain/numbers/money.ts'
import type { CorrectableField, RowField } from '#domain/imports/import-questions.ts'
import { fieldLabels } from '#domain/spreadsheets/sheet-fields.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { ImportVersion, type Shown } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'

type FieldsProps = Shown & {
  number: number
  fields: readonly RowField[]
  send: (values: Record<string, string>) => void
  isBusy: boolean
}

/** Typed text replaces the cell. */
export function RowFields({ id, version, categories, notify, number, fields, send, isBusy }: FieldsProps) {
  const text = useWords(imports)
  const labels = fieldLabels()
  const { Form, failure, isWaiting } = useImportForm(notify)
  const typed = fields.filter(({ field }) => field !== 'category')
  const name = (field: CorrectableField) => `correct:${number}:${field}`
  return (
    <Form method="post" className="stack gap-2">
      <input type="hidden" name="intent" value="choose" />
      <ImportVersion id={id} version={version} />
      {fields.map(({ field, readings }) =>
        readings.length === 0 ? null : (
          <div key={field} className="row">
            {readings.map((reading) => (
              <Button key={reading} variant="secondary" busy={isBusy} onClick={() => send({ [name(field)]: reading })}>
                {text.takeReading({ field: labels[field], value: shownReading(field, reading) })}
              </Button>
            ))}
          </div>
        ),
      )}
      {fields.some(({ field }) => field === 'category') && (
        <Select
          aria-label={text.categoryOfRow({ number: String(number) })}
          value={fields.find(({ field }) => field === 'category')?.value}
          onChange={(event) => send({ [name('category')]: event.target.value })}
        >
          <option value="">{text.chooseCategory}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </Select>
      )}
      {typed.length > 0 && (
        <div className="import-fields-line row">
          {typed.map(({ field, value }) => (
            <div key={field} data-wide={isText(field) || undefined}>
              <Field label={labels[field]}>
                {(ids) => (
                  <TextInput
                    {...ids}
                    key={value}
                    name={name(field)}
                    inputMode={isText(field) ? undefined : 'decimal'}
                    maxLength={isText(field) ? 120 : 12}
                    defaultValue={value}
                  />
                )}
              </Field>
            </div>
          ))}
          <Button type="submit" variant="secondary" busy={isWaiting}>
            {typed.length === 1 ? text[takeOf[typed[0]!.field]] : text.takeThese}
          </Button>
        </div>
      )}
      {failure && <p className="bad strong">{failure}</p>}
    </Form>
  )
}

function isText(field: CorrectableField): boolean {
  return field === 'name' || field === 'contents'
}

function shownReading(field: CorrectableField, reading: string): string {
  const isMoney = field === 'mrp' || field === 'price'
  return isMoney ? formatRupees(paiseFromRupees(Number(reading))) : reading
}

const takeOf = {
  name: 'takeName',
  category: 'takeCategory',
  contents: 'takeContents',
  mrp: 'takeMrp',
  price: 'takePrice',
  discount: 'takeDiscount',
  stock: 'takeStock',
} as const satisfies Record<CorrectableField, string>
