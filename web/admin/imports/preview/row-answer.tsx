// Asks whether the guessed product and prices are right, and for cells to correct.
import { formatRupees, paiseFromRupees } from '#domain/money.ts'
import { type CorrectableField, type RowField } from '#domain/imports/import-questions.ts'
import { sheetFields } from '#domain/spreadsheets/sheet-fields.ts'
import type { PreviewRow } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { ImportVersion, type Shown } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'

type Props = Shown & { row: PreviewRow }

export function RowAnswer({ row, ...shown }: Props) {
  const { number, guess, isAnswered, isSaidNew, question, isConfirmed, fields } = row
  const { choose, isWaiting, failure } = useImportForm(shown.notify)
  const send = (values: Record<string, string>) => choose(values, shown)
  return (
    <div className="import-answer stack gap-2">
      {guess && (
        <>
          <p className="strong">
            Is this {guess.code} {guess.name}, in {guess.category}?
          </p>
          <Segmented
            label={`Product of row ${number}`}
            value={isAnswered ? guess.id : ''}
            options={[
              { value: '', label: 'Leave it out' },
              { value: guess.id, label: 'Yes, it is' },
              { value: 'new', label: 'No, it is new' },
            ]}
            onChange={(answer) => send({ [`answer:${number}`]: answer })}
          />
        </>
      )}
      {isSaidNew && (
        <p className="row lines-0">
          You said that this is a new product.
          <Button variant="quiet" size="small" busy={isWaiting} onClick={() => send({ [`answer:${number}`]: '' })}>
            Change
          </Button>
        </p>
      )}
      {question && <p className="strong">{question}</p>}
      {fields.length > 0 && <RowFields {...shown} number={number} fields={fields} send={send} isBusy={isWaiting} />}
      {question && (
        <Segmented
          label={`Answer for row ${number}`}
          value={isConfirmed ? question : ''}
          options={[
            { value: '', label: 'Leave it out' },
            { value: question, label: 'Yes, save it' },
          ]}
          onChange={(answer) => send({ [`confirm:${number}`]: answer })}
        />
      )}
      {failure && <p className="bad strong">{failure}</p>}
    </div>
  )
}

type FieldsProps = Shown & {
  number: number
  fields: readonly RowField[]
  send: (values: Record<string, string>) => void
  isBusy: boolean
}

/** Typed text replaces the cell. */
function RowFields({ id, version, categories, notify, number, fields, send, isBusy }: FieldsProps) {
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
                {sheetFields[field]} {isMoney(field) ? formatRupees(paiseFromRupees(Number(reading))) : reading}
              </Button>
            ))}
          </div>
        ),
      )}
      {fields.some(({ field }) => field === 'category') && (
        <Select
          aria-label={`Category of row ${number}`}
          value={fields.find(({ field }) => field === 'category')?.value}
          onChange={(event) => send({ [name('category')]: event.target.value })}
        >
          <option value="">Choose a category</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      )}
      {typed.length > 0 && (
        <div className="import-fields-line row">
          {typed.map(({ field, value }) => (
            <div key={field} data-wide={isText(field) || undefined}>
              <Field label={sheetFields[field]}>
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
            {typed.length === 1 ? `Use this ${word(typed[0]!.field)}` : 'Use these'}
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

function isMoney(field: CorrectableField): boolean {
  return field === 'mrp' || field === 'price'
}

function word(field: CorrectableField): string {
  if (field === 'mrp') return sheetFields.mrp
  return field === 'discount' ? 'discount' : field
}
