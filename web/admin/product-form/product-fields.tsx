// The fields of a product, in the order in which they are read from a price list.
import { type ReactNode, useEffect, useRef } from 'react'
import { categories } from '#domain/category.ts'
import type { ProductTexts } from '#domain/product-edit.ts'
import { unitLabel, units } from '#domain/product.ts'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import type { PriceField } from './price-help.ts'
import './product-fields.css'

const NAME_MAX = 120
// Not type="number": it drops the digits of other scripts, turns 'Rs. 50' into .50 and changes under a mouse wheel.
const wholeNumber = { inputMode: 'numeric', autoComplete: 'off' } as const
const rupees = { inputMode: 'decimal', autoComplete: 'off' } as const

export type TypedField = 'productName' | 'unit' | 'category' | 'stock'

type Props = {
  texts: Omit<ProductTexts, 'imageUrl'>
  errors: Readonly<Record<string, string>>
  /** Counts the saves that were refused: each leads to the first fault. */
  refusals: number
  /** While they are on their way to the shop, nothing can be typed that would be lost. */
  isSaving: boolean
  labels: { mrp: string; discount: string; ourPrice: string; stock: string }
  stockHint?: ReactNode
  onType: (name: TypedField, text: string) => void
  onTypePrice: (name: PriceField, text: string) => void
}

export function ProductFields({ texts, errors, refusals, isSaving, labels, stockHint, onType, onTypePrice }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const price = (name: PriceField, keyboard: typeof wholeNumber | typeof rupees) => (
    <Field label={labels[name]} required={name !== 'discount'} error={beside(errors[name])}>
      {(ids) => (
        <TextInput
          {...ids}
          {...keyboard}
          readOnly={isSaving}
          value={texts[name]}
          onChange={({ target }) => onTypePrice(name, target.value)}
        />
      )}
    </Field>
  )
  return (
    <div ref={element} className="product-fields">
      <div className="field-wide">
        <Field label="Product Name" required error={beside(errors.productName)}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={NAME_MAX}
              readOnly={isSaving}
              autoComplete="off"
              value={texts.productName}
              onChange={({ target }) => onType('productName', target.value)}
            />
          )}
        </Field>
      </div>
      <Field label="Per" required error={beside(errors.unit)}>
        {(ids) => (
          <Select
            {...ids}
            disabled={isSaving}
            value={texts.unit}
            onChange={({ target }) => onType('unit', target.value)}
          >
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
          <Select
            {...ids}
            disabled={isSaving}
            value={texts.category}
            onChange={({ target }) => onType('category', target.value)}
          >
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
        {(ids) => (
          <TextInput
            {...ids}
            {...wholeNumber}
            readOnly={isSaving}
            value={texts.stock}
            onChange={({ target }) => onType('stock', target.value)}
          />
        )}
      </Field>
    </div>
  )
}

/** The notice says the long sentence once; beside each empty field one word is enough. */
function beside(message: string | undefined): string | undefined {
  return message?.startsWith('Please fill in all required fields') ? 'Required' : message
}
