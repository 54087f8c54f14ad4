// Inputs of a dispatch.
import { LR_MAX, TYPED_OFFICE } from '#domain/dispatch/dispatch-form.ts'
import { type Dispatch, freightLabels, freights } from '#domain/dispatch/dispatched.ts'
import { type Office, OFFICE_NAME_MAX, officeTitle } from '#domain/dispatch/office-form.ts'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { DraftField } from '../kit/forms/conflicts/draft-field.tsx'
import type { useDraftForm } from '../kit/forms/use-draft-form.ts'
import type { DispatchFormDraft } from './dispatch-draft.ts'
import type { DispatchSaved } from './intents.ts'

type Props = {
  form: ReturnType<typeof useDraftForm<DispatchFormDraft, DispatchSaved>>
  offices: readonly Office[]
  recorded: Dispatch | undefined
}

export function DispatchFields({ form, offices, recorded }: Props) {
  const { errors, draft, input } = form
  const { officeId } = draft.texts
  // A removed office stays selectable for an order that used it.
  const isGone = recorded?.officeId !== undefined && offices.every(({ id }) => id !== recorded.officeId)
  return (
    <>
      <DraftField form={form} name="officeId" label="Transport office" required>
        {(ids) => (
          <Select {...ids} {...input('officeId')}>
            <option value="">Choose the office</option>
            {isGone && (
              <option value={recorded.officeId}>{`${officeTitle(recorded.office)} (not in the list any more)`}</option>
            )}
            {offices.map((office) => (
              <option key={office.id} value={office.id}>
                {officeTitle(office)}
              </option>
            ))}
            <option value={TYPED_OFFICE}>Another office…</option>
          </Select>
        )}
      </DraftField>
      {officeId === TYPED_OFFICE && (
        <fieldset className="dispatch-typed stack">
          <legend className="visually-hidden">Another office</legend>
          <Field
            label="Name"
            required
            error={errors.officeName}
            hint="It goes into the list, for the district of this order."
          >
            {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('officeName')} />}
          </Field>
          <Field label="Branch" required error={errors.officeBranch} hint="Where the parcel is collected.">
            {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('officeBranch')} />}
          </Field>
          <Field label="Phone of the office" error={errors.officePhone}>
            {(ids) => <TextInput {...ids} type="tel" autoComplete="off" {...input('officePhone')} />}
          </Field>
        </fieldset>
      )}
      <DraftField form={form} name="lr" label="LR number" required hint="As it stands on the lorry receipt.">
        {(ids) => <TextInput {...ids} maxLength={LR_MAX} autoComplete="off" {...input('lr')} />}
      </DraftField>
      <div className="dispatch-pair stack top">
        <DraftField form={form} name="cases" label="Cases" required>
          {(ids) => <TextInput {...ids} inputMode="numeric" autoComplete="off" {...input('cases')} />}
        </DraftField>
        <DraftField form={form} name="weight" label="Weight in kg">
          {(ids) => <TextInput {...ids} inputMode="decimal" autoComplete="off" {...input('weight')} />}
        </DraftField>
      </div>
      <div className="dispatch-pair stack top">
        <DraftField
          form={form}
          name="freight"
          label="Freight"
          required
          hint={draft.texts.freight === 'paid' ? 'You have paid the carrier.' : 'The customer pays at the office.'}
        >
          {(ids) => (
            <Select {...ids} {...input('freight')}>
              {freights.map((freight) => (
                <option key={freight} value={freight}>
                  {freightLabels[freight]}
                </option>
              ))}
            </Select>
          )}
        </DraftField>
        <Field label="Freight in ₹" error={errors.freightAmount}>
          {(ids) => <TextInput {...ids} inputMode="decimal" autoComplete="off" {...input('freightAmount')} />}
        </Field>
      </div>
    </>
  )
}
