// The fields of a product, in the order in which they are read from a price list.
import type { ReactNode } from 'react'
import { categories } from '#domain/category.ts'
import { unitLabel, units } from '#domain/product.ts'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import type { FieldErrors } from '../kit/intents.ts'
import { type PriceField, priceFields, typePrice } from './price-help.ts'
import './product-fields.css'

const NAME_MAX = 120
// Not type="number": it drops the digits of other scripts, turns 'Rs. 50' into .50 and changes under a mouse wheel.
const wholeNumber = { inputMode: 'numeric', autoComplete: 'off' } as const
const rupees = { inputMode: 'decimal', autoComplete: 'off' } as const

export type TypedField = 'productName' | 'unit' | 'category' | 'stock'

type PricedDraft = { texts: Record<PriceField | TypedField, string>; typed: readonly PriceField[] }

type Props = {
  form: {
    draft: PricedDraft
    errors: FieldErrors
    /** Nothing can be typed then that would be lost. */
    isSaving: boolean
    input: (name: TypedField) => { value: string; onChange: (event: { target: { value: string } }) => void }
    change: (update: <D extends PricedDraft>(draft: D) => D, ...names: string[]) => void
  }
  labels: { mrp: string; discount: string; ourPrice: string; stock: string }
  stockHint?: ReactNode
}

export function ProductFields({ form: { draft, errors, isSaving, input, change }, labels, stockHint }: Props) {
  const price = (name: PriceField, keyboard: typeof wholeNumber | typeof rupees) => (
    <Field label={labels[name]} required={name !== 'discount'} error={beside(errors[name])}>
      {(ids) => (
        <TextInput
          {...ids}
          {...keyboard}
          readOnly={isSaving}
          value={draft.texts[name]}
          onChange={({ target }) => change((now) => typePrice(now, name, target.value), ...priceFields)}
        />
      )}
    </Field>
  )
  return (
    <div className="product-fields">
      <div className="field-wide">
        <Field label="Product Name" required error={beside(errors.productName)}>
          {(ids) => (
            <TextInput {...ids} maxLength={NAME_MAX} readOnly={isSaving} autoComplete="off" {...input('productName')} />
          )}
        </Field>
      </div>
      <Field label="Per" required error={beside(errors.unit)}>
        {(ids) => (
          <Select {...ids} disabled={isSaving} {...input('unit')}>
            <option value="">Choose</option>
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unitLabel(unit)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Category" required error={beside(errors.category)}>
        {(ids) => (
          <Select {...ids} disabled={isSaving} {...input('category')}>
            <option value="">Choose a category</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="price-fields field-wide">
        <legend>Fill in any two, the third follows</legend>
        {price('mrp', rupees)}
        {price('discount', wholeNumber)}
        {price('ourPrice', rupees)}
      </fieldset>
      <Field label={labels.stock} required error={beside(errors.stock)} hint={stockHint}>
        {(ids) => <TextInput {...ids} {...wholeNumber} readOnly={isSaving} {...input('stock')} />}
      </Field>
    </div>
  )
}

/** The notice says the long sentence once; beside each empty field one word is enough. */
function beside(message: string | undefined): string | undefined {
  return message?.startsWith('Please fill in all required fields') ? 'Required' : message
}
