// Asks whether the guessed product and prices are right, and for cells to correct.
import { type CorrectableField, type RowField } from '#domain/imports/import-questions.ts'
import { sheetFields } from '#domain/spreadsheets/sheet-fields.ts'
import type { PreviewRow } from '#server/spreadsheets/import-views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { ImportVersion, type Shown } from '../import-version.tsx'
import { useImportForm } from '../use-import-form.ts'

type Props = Shown & { row: PreviewRow }

export function RowAnswer({ row, ...shown }: Props) {
  const { number, guess, isAnswered, question, isConfirmed, fields } = row
  const { choose, isWaiting, failure } = useImportForm(shown.notify)
  const send = (values: Record<string, string>) => choose(values, shown)
  return (
    <div className="import-answer stack gap-2">
      {guess && (
        <>
          <p>
            Is this {guess.code} {guess.name}, in {guess.category}?
          </p>
          <Select
            aria-label={`Product of row ${number}`}
            value={isAnswered ? guess.id : ''}
            onChange={(event) => send({ [`answer:${number}`]: event.target.value })}
          >
            <option value="">Leave it out</option>
            <option value={guess.id}>Yes, it is</option>
            <option value="new">No, it is a new product</option>
          </Select>
        </>
      )}
      {question && (
        <>
          <p>{question}</p>
          <Select
            aria-label={`Answer for row ${number}`}
            value={isConfirmed ? question : ''}
            onChange={(event) => send({ [`confirm:${number}`]: event.target.value })}
          >
            <option value="">Leave it out</option>
            <option value={question}>Yes, save it so</option>
          </Select>
        </>
      )}
      {fields.length > 0 && <RowFields {...shown} number={number} fields={fields} send={send} isBusy={isWaiting} />}
      {failure && <p className="strong">{failure}</p>}
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
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="choose" />
      <ImportVersion id={id} version={version} />
      {fields.map(({ field, value, readings }) => (
        <div key={field}>
          {readings.length > 0 && (
            <div className="row">
              {readings.map((reading) => (
                <Button
                  key={reading}
                  variant="secondary"
                  busy={isBusy}
                  onClick={() => send({ [`correct:${number}:${field}`]: reading })}
                >
                  {sheetFields[field]} {reading}
                </Button>
              ))}
            </div>
          )}
          <Field label={sheetFields[field]}>
            {(ids) =>
              field === 'category' ? (
                <Select {...ids} name={`correct:${number}:${field}`} defaultValue={value}>
                  <option value="">Please choose</option>
                  {categories.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              ) : (
                <TextInput
                  {...ids}
                  key={value}
                  name={`correct:${number}:${field}`}
                  inputMode={isText(field) ? undefined : 'decimal'}
                  maxLength={isText(field) ? 120 : 12}
                  defaultValue={value}
                />
              )
            }
          </Field>
        </div>
      ))}
      {failure && <p className="strong">{failure}</p>}
      <div className="row">
        <Button type="submit" variant="secondary" busy={isWaiting}>
          Use {fields.length === 1 ? 'this' : 'these'}
        </Button>
      </div>
    </Form>
  )
}

function isText(field: CorrectableField): boolean {
  return field === 'name' || field === 'contents'
}
