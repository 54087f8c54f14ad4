// A product as one row; its name opens the product's sheet.
import { memo, type MouseEvent, useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { pagePath } from '#domain/language-address.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { discountBadge, productPath, unitText } from '#domain/product/product.ts'
import { stockLabel, stockLevel } from '#domain/product/stock.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { useLiveStock } from '#web/live/live-stock.ts'
import { useQuantity } from '../cart/saved-cart.ts'
import { ProductName } from '../product-name.tsx'
import { QuantityBox } from './quantity-box.tsx'

type SheetRowProps = { product: CartProduct; onPreview: (product: CartProduct) => void }

export const SheetRow = memo(function SheetRow({ product, onPreview }: SheetRowProps) {
  const quantity = useQuantity(product.id)
  const stock = useLiveStock(product.id, product.stock)
  const [cut, setCut] = useState<{ refusal: string; stock: number }>()
  // The message applies to the stock that it was made for.
  const refusal = cut?.stock === stock ? cut.refusal : undefined
  const badge = discountBadge(product)

  /** Modified clicks are left to the browser. */
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPreview(product)
  }

  return (
    <tr
      data-code={product.code}
      data-level={stockLevel(stock)}
      data-taken={quantity > 0 || undefined}
      data-cut={refusal && ''}
    >
      <th scope="row">
        <a className="sheet-name" href={pagePath(productPath(product.code))} onClick={open}>
          <ProductName product={product} />
        </a>{' '}
        <small translate="no">{product.code}</small>
        {refusal && (
          <span className="sheet-cut" role="alert">
            <span className="visually-hidden">{`${shownName(product)}: `}</span>
            <span>{refusal}</span>
          </span>
        )}
      </th>
      <td className="sheet-unit">{unitText(product)}</td>
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
