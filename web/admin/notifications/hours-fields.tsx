// The hours of a device's messages: any, or from one time to another.
import { Field, TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

/** As in the form: `only` is 'on' for certain hours, '' for any. */
export type HoursTexts = { only: '' | 'on'; from: string; to: string }
type Props = { hours: HoursTexts; onChange: (hours: HoursTexts) => void }

const choices = [
  { value: '', label: 'At any hour' },
  { value: 'on', label: 'At certain hours' },
] as const

export function HoursFields({ hours, onChange }: Props) {
  return (
    <>
      <Segmented label="When" options={choices} value={hours.only} onChange={(only) => onChange({ ...hours, only })} />
      {hours.only === 'on' && (
        <div className="notification-times stack">
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={name === 'from' ? 'From' : 'Until'}>
              {(ids) => (
                <TextInput
                  {...ids}
                  type="time"
                  value={hours[name]}
                  onChange={({ target }) => onChange({ ...hours, [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
