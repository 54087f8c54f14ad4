// The shop's name confirms; edited products are listed first.
import { href } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { firstSteps as words } from '#domain/words/en/office/first-steps.ts'
import { Field, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { CheckField } from '../kit/forms/check-field.tsx'
import { ConfirmDelete } from '../kit/confirm/confirm-delete.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { StepsView } from './steps-view.ts'

type Props = { view: StepsView; isAsked: boolean; onClose: () => void; notify: Notify }

export function RemoveDemo({ view: { shopName, demo, edited }, isAsked, onClose, notify }: Props) {
  const text = useWords(words)
  const { remove } = useWords(common)
  return (
    <ConfirmDelete
      kind="demo"
      title={text.startWithOwn}
      action={remove}
      to={href('/admin/first-steps')}
      asked={isAsked ? { intent: 'remove-demo', field: 'what', id: 'demo' } : undefined}
      onClose={onClose}
      notify={notify}
    >
      <div className="stack breaks">
        <p>{text.removes({ goods: demo })}</p>
        {edited.length > 0 && (
          <fieldset className="remove-demo-edited">
            <legend>{text.youChanged}</legend>
            {edited.map(({ id, name }) => (
              <CheckField key={id} name="also" value={id}>
                {name}
              </CheckField>
            ))}
          </fieldset>
        )}
        <Field label={text.typeName({ name: shopName })} required>
          {(ids) => <TextInput {...ids} name="typedName" autoComplete="off" maxLength={200} required />}
        </Field>
      </div>
    </ConfirmDelete>
  )
}
