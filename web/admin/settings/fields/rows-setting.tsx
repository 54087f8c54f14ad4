// Rows to add and remove: minimum by state, dispatch promises.
import type { ComponentType } from 'react'
import { labelOf, type PartLabel } from '#domain/settings/field-labels.ts'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import type { InTamil as InTamilOf } from '#domain/settings/translated.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type FieldIds } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { type Row, rowsOf, rowsText, withCell } from '../settings-texts.ts'
import type { ChapterForm } from '../use-settings-form.ts'
import { InTamil } from './in-tamil.tsx'
import { SettingParts } from './setting-group.tsx'

export type CellInput = FieldIds & {
  value: string
  lang?: 'ta'
  onChange: (event: { target: { value: string } }) => void
}

export type Cell = {
  name: string
  label: string
  Input: ComponentType<CellInput>
  /** The cell of its Tamil text. */
  tamil?: InTamilOf<PartLabel>
}

type Props = {
  form: ChapterForm
  field: SettingsField
  help: string
  add: string
  cells: readonly Cell[]
}

export function RowsSetting({ form, field, help, add, cells }: Props) {
  const text = useWords(settings)
  const rows = rowsOf(form.texts[field] ?? '')
  const write = (next: readonly Row[], path: string) => form.set(field, rowsText(next), path)
  return (
    <SettingParts form={form} field={field} help={help}>
      {rows.length > 0 && (
        <ol className="setting-rows stack">
          {rows.map((row, index) => (
            <li className="stack gap-2 top" key={index}>
              {cells.map(({ name, label, Input, tamil }) => {
                const path = `${field}.${index}.${name}`
                const input = (cell: string, isOptional = false) => ({
                  value: row[cell] ?? '',
                  onChange: ({ target: { value } }: { target: { value: string } }) =>
                    write(rows.with(index, withCell(row, cell, value, isOptional)), `${field}.${index}.${cell}`),
                })
                return (
                  <div className="setting" key={name}>
                    <Field label={label} error={form.errors[path] ?? form.errors[`${field}.${index}`]}>
                      {(ids) => <Input {...ids} {...input(name)} />}
                    </Field>
                    {tamil && (
                      <div className="setting-tamil">
                        <InTamil
                          label={labelOf(tamil)}
                          text={row[tamil] ?? ''}
                          without={text.withoutTamil}
                          hasEnglish={(row[name] ?? '').trim() !== ''}
                          error={form.errors[`${field}.${index}.${tamil}`]}
                        >
                          {(ids) => <Input {...ids} {...input(tamil, true)} lang="ta" />}
                        </InTamil>
                      </div>
                    )}
                  </div>
                )
              })}
              <Button
                variant="quiet"
                aria-label={text.removeRow({ row: index + 1 })}
                onClick={() => write(rows.toSpliced(index, 1), field)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            write([...rows, Object.fromEntries(cells.map(({ name }) => [name, '']))], `${field}.${rows.length}`)
          }
        >
          <Icon name="plus" /> {add}
        </Button>
      </div>
    </SettingParts>
  )
}
