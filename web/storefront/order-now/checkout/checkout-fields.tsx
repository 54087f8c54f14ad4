// Fields of the checkout form, in the order of an address.
import { type ReactNode, useId } from 'react'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { shownStates, suggestedDistricts } from '#domain/checkout/shown-place.ts'
import type { StateType } from '#domain/checkout/state.ts'
import { checkout as checkoutWords } from '#domain/words/en/pages/checkout.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type FieldIds, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { CheckoutField, NumberField } from './typed-checkout.ts'
import type { Checkout } from './use-checkout.ts'
import type { TypedNumbers } from './use-typed-numbers.ts'

type Bound = FieldIds & {
  name: string
  value: string
  readOnly: boolean
  onChange: (event: { target: { value: string } }) => void
}
type BoundNumber = Bound & { onBlur: (event: { relatedTarget: EventTarget | null }) => void }

export function CheckoutFields({
  checkout,
  numbers,
  alternateMobileRequired,
}: {
  checkout: Checkout
  numbers: TypedNumbers
  alternateMobileRequired: boolean
}) {
  const text = useWords(checkoutWords)

  function field(name: CheckoutField, label: string, draw: (bound: Bound) => ReactNode, required = true) {
    return (
      <Field label={label} required={required} error={checkout.errors[name]}>
        {(ids) =>
          draw({
            ...ids,
            name,
            value: checkout.form[name],
            readOnly: checkout.sending,
            onChange: ({ target }) => checkout.type(name, target.value),
          })
        }
      </Field>
    )
  }

  /** Keeps input unchanged until blur: truncating or rewriting it at each key would change the number. */
  function number(name: NumberField, label: string, draw: (bound: BoundNumber) => ReactNode, required = true) {
    const question = numbers.questionOf(name)
    return (
      <Field
        label={label}
        required={required}
        error={checkout.errors[name] ?? numbers.errorOf(name)}
        hint={question && <NumberQuestion {...question} onConfirm={numbers.confirm} />}
      >
        {(ids) =>
          draw({
            ...ids,
            name,
            value: checkout.form[name],
            readOnly: checkout.sending,
            onChange({ target }) {
              numbers.type(name)
              checkout.type(name, target.value)
            },
            onBlur: ({ relatedTarget }) => numbers.leave(name, relatedTarget),
          })
        }
      </Field>
    )
  }

  return (
    <>
      {field('name', text.name, (bound) => (
        <TextInput {...bound} autoComplete="name" autoCapitalize="words" maxLength={100} />
      ))}
      <div className="checkout-pair">
        {field('state', text.state, ({ readOnly, ...bound }) => (
          <Select {...bound} disabled={readOnly} autoComplete="address-level1">
            <option value="">{text.chooseState}</option>
            <StateGroup label={text.states} type="State" />
            <StateGroup label={text.unionTerritories} type="Union Territory" />
          </Select>
        ))}
        {field('stateType', text.stateType, ({ readOnly, ...bound }) => (
          <Select {...bound} disabled={readOnly} autoComplete="off">
            <option value="">{text.chooseType}</option>
            <option value="State">{text.stateOption}</option>
            <option value="Union Territory">{text.unionTerritoryOption}</option>
          </Select>
        ))}
      </div>
      <div className="checkout-pair">
        {field('district', text.district, (bound) => (
          <DistrictInput {...bound} suggested={suggestedDistricts(checkout.form.state)} />
        ))}
        {number('pincode', text.pincode, (bound) => (
          <TextInput {...bound} autoComplete="postal-code" inputMode="numeric" />
        ))}
      </div>
      <div className="checkout-pair">
        {number('mobile', text.mobile, (bound) => (
          <TextInput {...bound} type="tel" autoComplete="tel" inputMode="tel" />
        ))}
        {number(
          'alternateMobile',
          alternateMobileRequired ? text.alternateMobile : text.alternateMobileOptional,
          (bound) => (
            <TextInput {...bound} type="tel" autoComplete="off" inputMode="tel" />
          ),
          alternateMobileRequired,
        )}
      </div>
      {field('address', text.address, (bound) => (
        <TextArea {...bound} autoComplete="street-address" maxLength={500} />
      ))}
    </>
  )
}

/** Suggests districts, and takes any text. */
function DistrictInput({ suggested, ...bound }: Bound & { suggested: readonly string[] }) {
  const listId = useId()
  return (
    <>
      <TextInput
        {...bound}
        list={suggested.length > 0 ? listId : undefined}
        autoComplete="address-level2"
        autoCapitalize="words"
        maxLength={100}
      />
      <datalist id={listId}>
        {suggested.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

type NumberQuestionProps = { number: string; why: string; onConfirm: (number: string) => void }

function NumberQuestion({ number, why, onConfirm }: NumberQuestionProps) {
  const text = useWords(checkoutWords)

  function confirm(button: HTMLElement) {
    // The button disappears, so the focus moves to the number.
    button.closest('.field')?.querySelector('input')?.focus()
    onConfirm(number)
  }

  return (
    <span className="number-question stack gap-2 small" role="alert">
      <span>{sentence(text.isNumberRight({ number: groupedPhoneNumber(number), why }), { b: <b /> })}</span>
      <Button variant="secondary" size="small" onClick={({ currentTarget }) => confirm(currentTarget)}>
        {text.numberIsRight}
      </Button>
    </span>
  )
}

function StateGroup({ label, type }: { label: string; type: StateType }) {
  return (
    <optgroup label={label}>
      {shownStates(type).map(({ name, shown }) => (
        <option key={name} value={name}>
          {shown}
        </option>
      ))}
    </optgroup>
  )
}
