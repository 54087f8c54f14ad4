// The hours of a device's messages: any, or from one time to another.
import { notifications as notificationWords } from '#domain/words/en/office/notifications.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useWords } from '#web/ui/words.ts'

/** As in the form: `only` is 'on' for certain hours, '' for any. */
export type HoursTexts = { only: '' | 'on'; from: string; to: string }
type Props = { hours: HoursTexts; onChange: (hours: HoursTexts) => void }

export function HoursFields({ hours, onChange }: Props) {
  const text = useWords(notificationWords)
  const choices = [
    { value: '', label: text.anyHour },
    { value: 'on', label: text.certainHours },
  ] as const
  return (
    <>
      <Segmented
        label={text.when}
        options={choices}
        value={hours.only}
        onChange={(only) => onChange({ ...hours, only })}
      />
      {hours.only === 'on' && (
        <div className="notification-times stack">
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={name === 'from' ? text.from : text.until}>
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
