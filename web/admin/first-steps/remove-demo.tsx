// The shop's name confirms; edited products are listed first.
import { href } from 'react-router'
import { Field, TextInput } from '#web/ui/field.tsx'
import { CheckField } from '../kit/forms/check-field.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { StepsView } from './steps-view.ts'

type Props = { view: StepsView; isAsked: boolean; onClose: () => void; notify: Notify }

export function RemoveDemo({ view: { shopName, demo, edited }, isAsked, onClose, notify }: Props) {
  return (
    <ConfirmDelete
      kind="demo"
      title="Start with my own products"
      action="Remove"
      to={href('/admin/first-steps')}
      asked={isAsked ? { intent: 'remove-demo', field: 'what', id: 'demo' } : undefined}
      onClose={onClose}
      notify={notify}
    >
      <div className="stack breaks">
        <p>
          This removes {demo}. Orders of customers stay. You can undo it for 24 hours. Categories without products are
          not shown to visitors.
        </p>
        {edited.length > 0 && (
          <fieldset className="remove-demo-edited">
            <legend>You changed these, and they stay. Tick what you want to remove too:</legend>
            {edited.map(({ id, name }) => (
              <CheckField key={id} name="also" value={id}>
                {name}
              </CheckField>
            ))}
          </fieldset>
        )}
        <Field label={`Type the shop’s name: ${shopName}`} required>
          {(ids) => <TextInput {...ids} name="typedName" autoComplete="off" maxLength={200} required />}
        </Field>
      </div>
    </ConfirmDelete>
  )
}
