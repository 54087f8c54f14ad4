// Rows to add and remove: minimum by state, dispatch promises.
import type { ComponentType } from 'react'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type FieldIds } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { type Row, rowsOf, rowsText } from '../settings-texts.ts'
import type { ChapterForm } from '../use-settings-form.ts'
import { SettingParts } from './setting-group.tsx'

export type CellInput = FieldIds & { value: string; onChange: (event: { target: { value: string } }) => void }

export type Cell = {
  name: string
  label: string
  Input: ComponentType<CellInput>
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
              {cells.map(({ name, label, Input }) => {
                const path = `${field}.${index}.${name}`
                return (
                  <Field key={name} label={label} error={form.errors[path] ?? form.errors[`${field}.${index}`]}>
                    {(ids) => (
                      <Input
                        {...ids}
                        value={row[name] ?? ''}
                        onChange={({ target: { value } }) => write(rows.with(index, { ...row, [name]: value }), path)}
                      />
                    )}
                  </Field>
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
