// Ticked are the states to which the shop does not deliver.
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { orderingChapter } from '#domain/words/en/office/shop/settings.ts'
import { states } from '#domain/checkout/state.ts'
import { CheckField } from '#web/admin/kit/forms/check-field.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ChapterForm } from '../use-settings-form.ts'
import { SettingParts } from './setting-group.tsx'

export function StatesSetting({ form, field, help }: { form: ChapterForm; field: SettingsField; help: string }) {
  const { everywhere } = useWords(orderingChapter)
  const chosen = (form.texts[field] ?? '').split('\n').filter(Boolean)
  const toggle = (state: string, isOn: boolean) =>
    form.set(field, isOn ? [...chosen, state].join('\n') : chosen.filter((each) => each !== state).join('\n'))
  return (
    <SettingParts form={form} field={field} help={help}>
      <details className="setting-states">
        <summary>{chosen.length === 0 ? everywhere : chosen.join(', ')}</summary>
        <ul>
          {states.map(({ name }) => (
            <li key={name}>
              <CheckField checked={chosen.includes(name)} onChange={({ target: { checked } }) => toggle(name, checked)}>
                {name}
              </CheckField>
            </li>
          ))}
        </ul>
      </details>
    </SettingParts>
  )
}
