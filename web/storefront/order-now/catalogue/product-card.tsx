// A product's card.
import { memo } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { discountBadge } from '#domain/product/product.ts'
import { unitText } from '#domain/product/product.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { ProductImage } from '#web/ui/product-image.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { ProductBuying } from '../cart/product-buying.tsx'
import { ProductName } from '../product-name.tsx'
import './product-card.css'

type ProductCardProps = { product: CartProduct; onPreview: (product: CartProduct) => void }

/** Memoized: only its lower part follows stock and quantity. */
export const ProductCard = memo(function ProductCard({ product, onPreview }: ProductCardProps) {
  const { mrpPaise, pricePaise } = product
  const text = useWords(orderPage)
  const percent = discountBadge(product)
  return (
    <li className="product-card" data-code={product.code}>
      <button type="button" className="product-card-picture" onClick={() => onPreview(product)}>
        <ProductImage
          url={product.imageUrl}
          alt={text.enlarge({ name: shownName(product) })}
          width={180}
          height={180}
          missing="imageNotFound"
        />
      </button>
      {percent !== undefined && (
        <p className="product-card-badge">{sentence(text.off({ percent }), { b: <b />, span: <span /> })}</p>
      )}
      <h3 className="product-card-name clamp">
        <ProductName product={product} />
      </h3>
      <p className="product-card-price row baseline lines-0">
        <b translate="no">{formatRupees(pricePaise)}</b>
        {mrpPaise > pricePaise && (
          <s>
            <span className="visually-hidden">{`${text.mrp} `}</span>
            <span translate="no">{formatRupees(mrpPaise)}</span>
          </s>
        )}
        <span className="product-card-unit note">{unitText(product)}</span>
      </p>
      <ProductBuying product={product} />
    </li>
  )
})
