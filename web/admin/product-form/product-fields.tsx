// In the order of a price list.
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { findCategory, type ListedCategory } from '#domain/category/category.ts'
import { asciiDigits } from '#domain/numbers/digits.ts'
import { unitLabel, units } from '#domain/product/product.ts'
import type { ProductField } from '#domain/product/product-form.ts'
import { type Words, wordsOf } from '#domain/words/catalogue.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { Field, type FieldIds, Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { DraftField } from '../kit/forms/conflicts/draft-field.tsx'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import type { FieldErrors } from '../kit/intents.ts'
import { type PriceField, priceFields, priceRemark, typePrice } from './price-help.ts'
import './product-fields.css'

const NAME_MAX = 120
// Not type="number": it drops digits of other scripts, reads 'Rs. 50' as .50 and changes with the mouse wheel.
const wholeNumber = { inputMode: 'numeric', autoComplete: 'off' } as const
const rupees = { inputMode: 'decimal', autoComplete: 'off' } as const

/** Without prices, which compute each other. */
export type TypedField = Exclude<ProductField, PriceField | 'imageUrl' | 'videoUrl'>
/** Rare fields, below the prices. */
type MoreField = 'tamilName' | 'contents' | 'enabled' | 'isNew'

/** A disabled category can be chosen: its products appear once it is enabled. */
export type CategoryChoice = ListedCategory & { enabled: boolean }

type Control = FieldIds & { name: string; value: string; onChange: (event: { target: { value: string } }) => void }
type Text = Words<typeof words>
type View = {
  label: string
  isOptional?: true
  isWide?: true
  /** Disabled while saving: typed text would be lost. */
  control: (props: Control, isSaving: boolean, categories: readonly CategoryChoice[]) => ReactNode
}

/** In the order of the form, before the prices. */
const viewsOf = (text: Text): Record<Exclude<TypedField, MoreField>, View> => ({
  productName: {
    label: text.productName,
    isWide: true,
    control: (props, isSaving) => <TextInput {...props} maxLength={NAME_MAX} readOnly={isSaving} autoComplete="off" />,
  },
  unit: {
    label: text.per,
    control: (props, isSaving) => (
      <Select {...props} disabled={isSaving}>
        <option value="">{text.chooseUnit}</option>
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unitLabel(unit)}
          </option>
        ))}
      </Select>
    ),
  },
  category: {
    label: text.category,
    control: (props, isSaving, categories) => (
      // The chosen category may have been renamed.
      <Select {...props} value={findCategory(categories, props.value) ?? ''} disabled={isSaving}>
        <option value="">{text.chooseCategory}</option>
        {categories.map(({ name, enabled }) => (
          <option key={name} value={name}>
            {enabled ? name : text.categoryOff({ name })}
          </option>
        ))}
      </Select>
    ),
  },
  stock: {
    label: text.stock,
    control: (props, isSaving) => <TextInput {...props} {...wholeNumber} readOnly={isSaving} />,
  },
})

const moreViewsOf = (text: Text): Record<MoreField, View> => ({
  tamilName: {
    label: text.tamilNameOptional,
    isOptional: true,
    control: (props, isSaving) => (
      <TextInput {...props} lang="ta" maxLength={NAME_MAX} readOnly={isSaving} autoComplete="off" />
    ),
  },
  contents: {
    label: text.contentsOptional,
    isOptional: true,
    control: (props, isSaving) => (
      <TextInput {...props} maxLength={60} readOnly={isSaving} autoComplete="off" placeholder={text.contentsExample} />
    ),
  },
  enabled: {
    label: text.inTheShop,
    isOptional: true,
    control: (props, isSaving) => (
      <Select {...props} disabled={isSaving}>
        <option value="yes">{text.shown}</option>
        <option value="no">{text.switchedOff}</option>
      </Select>
    ),
  },
  isNew: {
    label: text.newThisYear,
    isOptional: true,
    control: (props, isSaving) => (
      <Select {...props} disabled={isSaving}>
        <option value="no">{text.no}</option>
        <option value="yes">{text.yes}</option>
      </Select>
    ),
  },
})

type PricedDraft = { texts: Record<PriceField | TypedField, string>; typed: readonly PriceField[] }

type Props = {
  form: {
    draft: PricedDraft
    errors: FieldErrors
    isSaving: boolean
    input: (name: TypedField) => Omit<Control, keyof FieldIds>
    conflict: (name: string) => ComponentProps<typeof FieldConflict>
    change: (update: <D extends PricedDraft>(draft: D) => D, ...names: string[]) => void
  }
  categories: readonly CategoryChoice[]
  labels: { mrp: string; discount: string; ourPrice: string; stock: string }
  /** The field before the stock: third in one form, last in the other (§2). */
  stockAfter: 'unit' | 'prices'
  stockHint?: ReactNode
}

export function ProductFields(props: Props) {
  const text = useWords(words)
  const { form, categories, labels, stockAfter, stockHint = outOfStock(form.draft.texts.stock) } = props
  const { draft, errors, isSaving, input, change } = form
  const remark = priceRemark(draft.texts)
  const price = (name: PriceField, keyboard: typeof wholeNumber | typeof rupees) => (
    <Field label={labels[name]} required={name !== 'discount'} error={errors[name]}>
      {(ids) => (
        <TextInput
          {...ids}
          {...keyboard}
          name={name}
          readOnly={isSaving}
          value={draft.texts[name]}
          onChange={({ target }) => change((now) => typePrice(now, name, target.value), ...priceFields)}
        />
      )}
    </Field>
  )
  const prices = (
    <fieldset className="price-fields whole-row stack">
      <legend className="note">{text.anyTwo}</legend>
      {price('mrp', rupees)}
      {price('discount', wholeNumber)}
      {price('ourPrice', rupees)}
      <div className="unless-empty whole-row" aria-live="polite">
        {remark && <Notice tone="warn">{remark}</Notice>}
      </div>
      <FieldConflict {...form.conflict('mrp')} />
    </fieldset>
  )
  const field = (name: TypedField, { label, isOptional, isWide, control }: View) => {
    const labelled = (
      <DraftField
        form={form}
        name={name}
        label={name === 'stock' ? labels.stock : label}
        required={!isOptional}
        hint={name === 'stock' ? stockHint : undefined}
      >
        {(ids) => control({ ...ids, ...input(name) }, isSaving, categories)}
      </DraftField>
    )
    return isWide ? <div className="whole-row">{labelled}</div> : labelled
  }
  const { stock: stockView, ...others } = viewsOf(text)
  const stock = field('stock', stockView)
  return (
    <div className="product-fields stack gap-4 top" data-stock-after={stockAfter}>
      {Object.entries(others).map(([name, view]) => (
        <Fragment key={name}>
          {field(name as TypedField, view)}
          {name === stockAfter && stock}
        </Fragment>
      ))}
      {prices}
      {stockAfter === 'prices' && stock}
      <div className="more-fields whole-row">
        {Object.entries(moreViewsOf(text)).map(([name, view]) => (
          <Fragment key={name}>{field(name as TypedField, view)}</Fragment>
        ))}
      </div>
    </div>
  )
}

/** A stock of 0 may be intended, and visitors see it at once. */
function outOfStock(typed: string): string | undefined {
  return /^0+$/.test(asciiDigits(typed).trim()) ? wordsOf(words).shownOutOfStock : undefined
}
