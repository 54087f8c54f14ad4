// One product: what it is, what it costs, and its stock to count up or down.
import { memo } from 'react'
import { formatRupees } from '#domain/money.ts'
import type { Product } from '#domain/product.ts'
import { stockLabel, stockLevel } from '#domain/stock.ts'
import { unitLabel } from '#domain/unit.ts'
import { Cell, LedgerRow } from '#web/admin/frame/ledger.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Edit } from './stock-desk.ts'
import { StockField } from './stock-field.tsx'

const tones = { in: 'good', low: 'warn', out: 'bad' } as const

type Props = { product: Product; onEdit: (edit: Edit) => void; onBulk: (id: string) => void }

export const ProductRow = memo(function ProductRow({ product, onEdit, onBulk }: Props) {
  const level = stockLevel(product.stock)
  return (
    <LedgerRow>
      <Cell name="image">
        <Picture url={product.imageUrl} alt="" width={56} height={56} missing="No Image" />
      </Cell>
      <Cell name="name">
        <strong>{product.name}</strong>
        <span className="code">{product.code}</span>
      </Cell>
      <Cell name="unit">
        <Chip>{unitLabel(product.unit)}</Chip>
      </Cell>
      <Cell name="category">{product.category}</Cell>
      <Cell name="mrp" label="M.R.P">
        {formatRupees(product.mrpPaise)}
      </Cell>
      <Cell name="price" label="Our Price">
        {formatRupees(product.pricePaise)}
      </Cell>
      <Cell name="discount">{product.discount > 0 && `${product.discount}%`}</Cell>
      <Cell name="stock">
        <Chip tone={tones[level]}>{stockLabel(product.stock)}</Chip>
        <StockField
          name={product.name}
          stock={product.stock}
          onEdit={(seen, typed) => onEdit({ id: product.id, kind: 'typed', seen, typed })}
          onBulk={() => onBulk(product.id)}
        />
      </Cell>
    </LedgerRow>
  )
})
