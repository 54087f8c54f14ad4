// Changed settings, each with two values side by side; with ticks to choose some.
import { labelOf } from '#domain/settings/field-labels.ts'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { CheckField } from '#web/admin/kit/forms/check-field.tsx'
import { picturesIn, valueInWords } from '../value-in-words.ts'
import type { FieldChange } from './version-view.ts'
import './versions.css'

type Props = {
  changes: readonly FieldChange[]
  /** Above the two values. */
  terms: { old: string; new: string }
  ticks?: { ticked: readonly SettingsField[]; onTick: (ticked: SettingsField[]) => void } | undefined
}

export function ChangeList({ changes, terms, ticks }: Props) {
  return (
    <dl className="setting-changes stack gap-4">
      {changes.map(({ field, old, new: next }) => (
        <div key={field}>
          <dt className="strong">{ticks ? <Tick field={field} {...ticks} /> : labelOf(field)}</dt>
          <dd>
            <p className="note">{terms.old}</p>
            <del className="as-typed">
              <Value field={field} value={old} />
            </del>
          </dd>
          <dd>
            <p className="note">{terms.new}</p>
            <ins className="as-typed">
              <Value field={field} value={next} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Tick({ field, ticked, onTick }: NonNullable<Props['ticks']> & { field: SettingsField }) {
  return (
    <CheckField
      checked={ticked.includes(field)}
      onChange={({ target: { checked } }) =>
        onTick(checked ? [...ticked, field] : ticked.filter((each) => each !== field))
      }
    >
      {labelOf(field)}
    </CheckField>
  )
}

function Value({ field, value }: { field: SettingsField; value: unknown }) {
  return (
    <>
      {valueInWords(field, value)}
      {picturesIn(field, value).map((url, index) => (
        <img key={index} src={url} alt="" width={64} height={64} loading="lazy" />
      ))}
    </>
  )
}
