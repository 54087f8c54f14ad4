// A field of a draft form, with its error and conflict.
import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import type { FieldErrors } from '#web/admin/kit/intents.ts'
import { FieldConflict } from './field-conflict.tsx'

/** The part of `useDraftForm` for a field. */
type Form = { errors: FieldErrors; conflict: (name: string) => ComponentProps<typeof FieldConflict> }

type Props = Omit<ComponentProps<typeof Field>, 'error'> & { form: Form; name: string }

export function DraftField({ form, name, ...field }: Props) {
  return (
    <div className="draft-field stack gap-2">
      <Field {...field} error={form.errors[name]} />
      <FieldConflict {...form.conflict(name)} />
    </div>
  )
}
