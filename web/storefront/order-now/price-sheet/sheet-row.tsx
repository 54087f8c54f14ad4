// One product of the price sheet, as one dense line.
import { memo, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { languageOf } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { discountBadge, unitLabel } from '#domain/product.ts'
import { stockLabel, stockLevel } from '#domain/stock.ts'
import { useLiveStock } from '#web/live/live-stock.ts'
import { useQuantity } from '../cart/saved-cart.ts'
import { QuantityBox } from './quantity-box.tsx'

export const SheetRow = memo(function SheetRow({ product }: { product: CartProduct }) {
  const quantity = useQuantity(product.id)
  const stock = useLiveStock(product.id, product.stock)
  const [cut, setCut] = useState<{ refusal: string; stock: number }>()
  // Said of another stock, it is no longer true.
  const refusal = cut?.stock === stock ? cut.refusal : undefined
  const badge = discountBadge(product)
  return (
    <tr data-level={stockLevel(stock)} data-taken={quantity > 0 || undefined} data-cut={refusal && ''}>
      <th scope="row">
        <span lang={languageOf(product.name)}>{product.name}</span> <small translate="no">{product.code}</small>
        {refusal && (
          <span className="sheet-cut" role="alert">
            <span className="visually-hidden">{`${product.name}: `}</span>
            <span>{refusal}</span>
          </span>
        )}
      </th>
      <td className="sheet-unit">{unitLabel(product.unit)}</td>
      <td className="sheet-mrp">{product.mrpPaise > product.pricePaise && <s>{formatRupees(product.mrpPaise)}</s>}</td>
      <td className="sheet-off">{badge !== undefined && `${badge}%`}</td>
      <td className="sheet-price" translate="no">
        {formatRupees(product.pricePaise)}
      </td>
      <td className="sheet-stock">{stockLabel(stock)}</td>
      <td className="sheet-quantity">
        <QuantityBox
          product={stock === product.stock ? product : { ...product, stock }}
          quantity={quantity}
          onCut={(sentence) => setCut(sentence === undefined ? undefined : { refusal: sentence, stock })}
        />
      </td>
      <td className="sheet-amount" translate="no">
        {quantity > 0 && formatRupees(product.pricePaise * quantity)}
      </td>
    </tr>
  )
})
