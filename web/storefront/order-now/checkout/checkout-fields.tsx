// Fields of the checkout form, in the order of an address.
import type { ReactNode } from 'react'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { states } from '#domain/checkout/state.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type FieldIds, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { CheckoutField, NumberField } from './typed-checkout.ts'
import type { Checkout } from './use-checkout.ts'
import type { TypedNumbers } from './use-typed-numbers.ts'

type Bound = FieldIds & { name: string; value: string; onChange: (event: { target: { value: string } }) => void }
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
  function field(name: CheckoutField, label: string, draw: (bound: Bound) => ReactNode, required = true) {
    return (
      <Field label={label} required={required} error={checkout.errors[name]}>
        {(ids) =>
          draw({
            ...ids,
            name,
            value: checkout.form[name],
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
      {field('name', 'Name', (bound) => (
        <TextInput {...bound} autoComplete="name" autoCapitalize="words" maxLength={100} />
      ))}
      <div className="checkout-pair">
        {field('state', 'State', (bound) => (
          <Select {...bound} autoComplete="address-level1">
            <option value="">Choose state</option>
            <StateGroup label="States" type="State" />
            <StateGroup label="Union Territories" type="Union Territory" />
          </Select>
        ))}
        {field('stateType', 'State Type', (bound) => (
          <Select {...bound} autoComplete="off">
            <option value="">Choose type</option>
            <option>State</option>
            <option>Union Territory</option>
          </Select>
        ))}
      </div>
      <div className="checkout-pair">
        {field('district', 'District', (bound) => (
          <TextInput {...bound} autoComplete="address-level2" autoCapitalize="words" maxLength={100} />
        ))}
        {number('pincode', 'Pincode', (bound) => (
          <TextInput {...bound} autoComplete="postal-code" inputMode="numeric" />
        ))}
      </div>
      <div className="checkout-pair">
        {number('mobile', 'Mobile Number', (bound) => (
          <TextInput {...bound} type="tel" autoComplete="tel" inputMode="tel" />
        ))}
        {number(
          'alternateMobile',
          'Alternate Mobile',
          (bound) => (
            <TextInput
              {...bound}
              type="tel"
              autoComplete="off"
              inputMode="tel"
              placeholder={alternateMobileRequired ? undefined : 'Optional'}
            />
          ),
          alternateMobileRequired,
        )}
      </div>
      {field('address', 'Full Address with Landmark', (bound) => (
        <TextArea {...bound} autoComplete="street-address" maxLength={500} />
      ))}
    </>
  )
}

type NumberQuestionProps = { number: string; why: string; onConfirm: (number: string) => void }

function NumberQuestion({ number, why, onConfirm }: NumberQuestionProps) {
  function confirm(button: HTMLElement) {
    // The button disappears, so the focus moves to the number.
    button.closest('.field')?.querySelector('input')?.focus()
    onConfirm(number)
  }

  return (
    <span className="number-question stack gap-2 small" role="alert">
      <span>
        Is <b>{groupedPhoneNumber(number)}</b> right? {why}
      </span>
      <Button variant="secondary" size="small" onClick={({ currentTarget }) => confirm(currentTarget)}>
        Yes, it is right
      </Button>
    </span>
  )
}

function StateGroup({ label, type }: { label: string; type: string }) {
  return (
    <optgroup label={label}>
      {states
        .filter((state) => state.type === type)
        .map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
    </optgroup>
  )
}
