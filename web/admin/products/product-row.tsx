// A product with its stock and actions.
import { memo } from 'react'
import { formatRupees } from '#domain/numbers/money.ts'
import { type Product, unitLabel } from '#domain/product/product.ts'
import { MAX_STOCK, stockLabel, stockLevel, typedStock } from '#domain/product/stock.ts'
import { common } from '#domain/words/en/office/common.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { Cell, DataRow } from '../kit/data-table.tsx'
import { NameOrGone } from '../kit/stable-rows/refresh-list.tsx'
import type { Gone } from '../kit/stable-rows/stable-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { ProductImage } from '#web/ui/product-image.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import type { StockEdit } from './stock/stock-edit-queue.ts'

const tones = { in: 'good', low: 'warn', out: 'bad' } as const

/** Stable functions: otherwise each letter typed renders every row. */
export type ProductActions = {
  onStock: (edit: StockEdit) => void
  onBulk: (id: string) => void
  onEdit: (id: string) => void
  onRemove: (id: string) => void
  onChoose: (id: string) => void
}

/** `isChosen` is undefined outside of the selection mode. */
type Props = ProductActions & { product: Product; gone: Gone | undefined; isChosen: boolean | undefined }

export const ProductRow = memo(function ProductRow(props: Props) {
  const { product, gone, isChosen, onStock, onBulk, onEdit, onRemove, onChoose } = props
  const { id, name, stock, lowStock } = product
  const text = useWords(words)
  const shared = useWords(common)
  return (
    <DataRow mark={gone}>
      <Cell name="image">
        <ProductImage
          url={product.imageUrl}
          alt=""
          width={160}
          height={160}
          sizes="10rem"
          missing={product.imageUrl === '' ? 'noImage' : 'imageNotFound'}
        />
      </Cell>
      <Cell name="name">
        <strong>{name}</strong>
        {product.tamilName !== '' && (
          <span className="note block" lang="ta">
            {product.tamilName}
          </span>
        )}
        <NameOrGone className="code" gone={gone}>
          {product.code}
        </NameOrGone>
        {(!product.enabled || product.isNew) && (
          <span className="row gap-1">
            {!product.enabled && <Chip tone="bad">{shared.switchedOff}</Chip>}
            {product.isNew && <Chip tone="good">{text.isNew}</Chip>}
          </span>
        )}
      </Cell>
      <Cell name="unit">
        <Chip>{unitLabel(product.unit)}</Chip>
      </Cell>
      <Cell name="category">{product.category}</Cell>
      <Cell className="soft" name="mrp" label={text.mrp} isNumber>
        {formatRupees(product.mrpPaise)}
      </Cell>
      <Cell className="strong" name="price" label={text.ourPrice} isNumber>
        {formatRupees(product.pricePaise)}
      </Cell>
      <Cell name="discount" isNumber>
        {product.discount > 0 &&
          sentence(text.discountOff({ percent: product.discount }), { off: <span className="product-off" /> })}
      </Cell>
      <Cell className="spread nowrap" name="stock">
        <Chip tone={tones[stockLevel(stock, lowStock)]}>{stockLabel(stock, lowStock)}</Chip>
        {gone !== 'deleted' && (
          <div className="stock-field">
            <Stepper
              size="small"
              label={text.stockOf({ name })}
              value={stock}
              min={0}
              max={MAX_STOCK}
              onMinus={() => onStock({ id, kind: 'typed', seen: stock, typed: stock - 1 })}
              onPlus={() => onBulk(id)}
              // The difference counts from the stock seen on focus, not from a later one.
              onType={(typed, seen) => onStock({ id, kind: 'typed', seen, typed: typedStock(typed) })}
            />
          </div>
        )}
      </Cell>
      <Cell name="actions">
        {gone !== 'deleted' && isChosen !== undefined && (
          <label className="tick">
            <input
              type="checkbox"
              aria-label={text.choose({ name })}
              checked={isChosen}
              onChange={() => onChoose(id)}
            />
          </label>
        )}
        {gone !== 'deleted' && isChosen === undefined && (
          <>
            <Button
              size="small"
              variant="quiet"
              aria-label={text.editOf({ name })}
              title={shared.edit}
              onClick={() => onEdit(id)}
            >
              <Icon name="edit" />
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={text.deleteOf({ name })}
              title={shared.delete}
              onClick={() => onRemove(id)}
            >
              <Icon name="trash" />
            </Button>
          </>
        )}
      </Cell>
    </DataRow>
  )
})
