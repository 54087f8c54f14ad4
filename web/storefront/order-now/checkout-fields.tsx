// The fields of the checkout form, in the order in which an address is told.
import type { ReactNode } from 'react'
import { states } from '#domain/state.ts'
import { Field, type FieldIds, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { CheckoutField } from './typed-checkout.ts'
import type { Checkout } from './use-checkout.ts'

type Bound = FieldIds & { name: string; value: string; onChange: (event: { target: { value: string } }) => void }

export function CheckoutFields({
  checkout,
  alternateMobileRequired,
}: {
  checkout: Checkout
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
        {field('pincode', 'Pincode', (bound) => (
          <TextInput {...bound} autoComplete="postal-code" inputMode="numeric" />
        ))}
      </div>
      <div className="checkout-pair">
        {field('mobile', 'Mobile Number', (bound) => (
          <TextInput {...bound} type="tel" autoComplete="tel-national" inputMode="numeric" />
        ))}
        {field(
          'alternateMobile',
          'Alternate Mobile',
          (bound) => (
            <TextInput
              {...bound}
              type="tel"
              autoComplete="off"
              inputMode="numeric"
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
