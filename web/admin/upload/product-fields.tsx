// The fields of a new product, in the order in which they are read from a price list.
import { useEffect, useRef } from 'react'
import { categories } from '#domain/category.ts'
import { FILL_IN_REQUIRED } from '#domain/product-form.ts'
import { MAX_STOCK } from '#domain/stock.ts'
import { unitLabel, units } from '#domain/unit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import type { UploadFormState } from './use-upload-form.ts'

const NAME_MAX = 120
const wholeNumber = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const
const rupees = { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 } as const

export function ProductFields({ form }: { form: UploadFormState }) {
  const { draft, errors, refusals, isSaving, type, typePrice, save } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  return (
    <form ref={element} className="product-fields" noValidate onSubmit={save}>
      <div className="field-wide">
        <Field label="Product Name" required error={beside(errors.productName)}>
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={NAME_MAX}
              autoComplete="off"
              value={draft.productName}
              onChange={({ target }) => type('productName', target.value)}
            />
          )}
        </Field>
      </div>
      <Field label="Per" required error={beside(errors.unit)}>
        {(ids) => (
          <Select {...ids} value={draft.unit} onChange={({ target }) => type('unit', target.value)}>
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
          <Select {...ids} value={draft.category} onChange={({ target }) => type('category', target.value)}>
            <option value="">Choose a category</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="price-fields field-wide">
        <legend>Fill in any two, the third follows</legend>
        <Field label="M.R.P (₹)" required error={beside(errors.mrp)}>
          {(ids) => (
            <TextInput
              {...ids}
              {...rupees}
              value={draft.mrp}
              onChange={({ target }) => typePrice('mrp', target.value)}
            />
          )}
        </Field>
        <Field label="Discount (%)" error={beside(errors.discount)}>
          {(ids) => (
            <TextInput
              {...ids}
              {...wholeNumber}
              max={100}
              value={draft.discount}
              onChange={({ target }) => typePrice('discount', target.value)}
            />
          )}
        </Field>
        <Field label="Our Price (₹)" required error={beside(errors.ourPrice)}>
          {(ids) => (
            <TextInput
              {...ids}
              {...rupees}
              value={draft.ourPrice}
              onChange={({ target }) => typePrice('ourPrice', target.value)}
            />
          )}
        </Field>
      </fieldset>
      <Field label="Stock Count" required error={beside(errors.stock)}>
        {(ids) => (
          <TextInput
            {...ids}
            {...wholeNumber}
            max={MAX_STOCK}
            value={draft.stock}
            onChange={({ target }) => type('stock', target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" busy={isSaving}>
        {isSaving ? 'Saving...' : 'Save Product'}
      </Button>
    </form>
  )
}

/** The notice says the long sentence once; beside each empty field one word is enough. */
function beside(message: string | undefined): string | undefined {
  return message === FILL_IN_REQUIRED ? 'Required' : message
}
