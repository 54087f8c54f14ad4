// Inputs of a dispatch.
import { LR_MAX, TYPED_OFFICE } from '#domain/dispatch/dispatch-form.ts'
import { type Dispatch, freightLabels, freights } from '#domain/dispatch/dispatched.ts'
import { type Office, OFFICE_NAME_MAX, officeTitle } from '#domain/dispatch/office-form.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
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
  const text = useWords(dispatchWords)
  const charges = freightLabels()
  const { errors, draft, input } = form
  const { officeId } = draft.texts
  // A removed office stays selectable for an order that used it.
  const isGone = recorded?.officeId !== undefined && offices.every(({ id }) => id !== recorded.officeId)
  return (
    <>
      <DraftField form={form} name="officeId" label={text.transportOffice} required>
        {(ids) => (
          <Select {...ids} {...input('officeId')}>
            <option value="">{text.chooseOffice}</option>
            {isGone && (
              <option value={recorded.officeId}>{text.removedOffice({ office: officeTitle(recorded.office) })}</option>
            )}
            {offices.map((office) => (
              <option key={office.id} value={office.id}>
                {officeTitle(office)}
              </option>
            ))}
            <option value={TYPED_OFFICE}>{text.anotherOffice}</option>
          </Select>
        )}
      </DraftField>
      {officeId === TYPED_OFFICE && (
        <fieldset className="dispatch-typed stack">
          <legend className="visually-hidden">{text.anotherOfficeGroup}</legend>
          <Field label={text.name} required error={errors.officeName} hint={text.addedToList}>
            {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('officeName')} />}
          </Field>
          <Field label={text.branch} required error={errors.officeBranch} hint={text.whereCollected}>
            {(ids) => <TextInput {...ids} maxLength={OFFICE_NAME_MAX} autoComplete="off" {...input('officeBranch')} />}
          </Field>
          <Field label={text.officePhoneOptional} error={errors.officePhone}>
            {(ids) => <TextInput {...ids} type="tel" autoComplete="off" {...input('officePhone')} />}
          </Field>
        </fieldset>
      )}
      <DraftField form={form} name="lr" label={text.lrNumber} required hint={text.lrHint}>
        {(ids) => <TextInput {...ids} maxLength={LR_MAX} autoComplete="off" {...input('lr')} />}
      </DraftField>
      <div className="dispatch-pair stack top">
        <DraftField form={form} name="cases" label={text.cases} required>
          {(ids) => <TextInput {...ids} inputMode="numeric" autoComplete="off" {...input('cases')} />}
        </DraftField>
        <DraftField form={form} name="weight" label={text.weightOptional} hint={text.weightHint}>
          {(ids) => <TextInput {...ids} inputMode="decimal" autoComplete="off" {...input('weight')} />}
        </DraftField>
      </div>
      <div className="dispatch-pair stack top">
        <DraftField
          form={form}
          name="freight"
          label={text.lorryCharge}
          required
          hint={draft.texts.freight === 'paid' ? text.chargeHintPaid : text.chargeHintToPay}
        >
          {(ids) => (
            <Select {...ids} {...input('freight')}>
              {freights.map((freight) => (
                <option key={freight} value={freight}>
                  {charges[freight]}
                </option>
              ))}
            </Select>
          )}
        </DraftField>
        <Field label={text.chargeAmountOptional} error={errors.freightAmount}>
          {(ids) => <TextInput {...ids} inputMode="decimal" autoComplete="off" {...input('freightAmount')} />}
        </Field>
      </div>
    </>
  )
}
