// A field of a form with a draft: its error, and the conflict with what others have stored in it.
import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import type { FieldErrors } from '../intents.ts'
import { FieldConflict } from './field-conflict.tsx'

/** What `useDraftForm` returns, as far as a field of any form needs it. */
type Form = { errors: FieldErrors; conflict: (name: string) => ComponentProps<typeof FieldConflict> }

type Props = Omit<ComponentProps<typeof Field>, 'error'> & { form: Form; name: string }

export function DraftField({ form, name, ...field }: Props) {
  return (
    <div className="draft-field">
      <Field {...field} error={form.errors[name]} />
      <FieldConflict {...form.conflict(name)} />
    </div>
  )
}
