// The shop's name confirms; edited products are listed first.
import { href } from 'react-router'
import { Field, TextInput } from '#web/ui/field.tsx'
import { CheckField } from '../kit/check-field.tsx'
import { ConfirmDelete } from '../kit/confirm-delete.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { StepsView } from './steps-view.ts'

type Props = { view: StepsView; isAsked: boolean; onClose: () => void; notify: Notify }

export function RemoveDemo({ view: { shopName, demo, edited }, isAsked, onClose, notify }: Props) {
  return (
    <ConfirmDelete
      kind="demo"
      title="Start with my own products"
      action="Take away"
      to={href('/admin/first-steps')}
      asked={isAsked ? { intent: 'remove-demo', field: 'what', id: 'demo' } : undefined}
      onClose={onClose}
      notify={notify}
    >
      <div className="stack breaks">
        <p>
          {demo} go from the shop. Orders of customers stay as they are. For a day you can bring all of it back here.
        </p>
        {edited.length > 0 && (
          <fieldset className="remove-demo-edited">
            <legend>You have changed these, so they stay. Tick what goes as well:</legend>
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
