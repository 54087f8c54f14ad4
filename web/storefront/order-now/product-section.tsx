// One category: its name, how many items it has, and its products in a row that scrolls sideways.
import { memo, useId, useRef } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import type { Category } from '#domain/category.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProductCard } from './product-card.tsx'
import { useRowKeys } from './row-keys.ts'
import { useRowEnds } from './use-row-ends.ts'
import './product-section.css'

type ProductSectionProps = {
  category: Category
  products: readonly CartProduct[]
  /** The only section on the page has room for two lines of cards. */
  alone: boolean
  onPreview: (product: CartProduct) => void
}

export const ProductSection = memo(function ProductSection(props: ProductSectionProps) {
  const { category, products, alone, onPreview } = props
  const row = useRef<HTMLUListElement>(null)
  const ends = useRowEnds(row, products)
  useRowKeys(row)
  const titleId = useId()

  function turn(pages: number) {
    row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.85, behavior: 'smooth' })
  }

  return (
    <section className="product-section" aria-labelledby={titleId}>
      <header className="product-section-head">
        <h2 id={titleId}>{category}</h2>
        <p className="product-section-count numeric">
          {products.length} {products.length === 1 ? 'item' : 'items'}
        </p>
        <div className="product-section-turn" data-fits={(ends.atStart && ends.atEnd) || undefined}>
          <button
            type="button"
            aria-label={`Earlier in ${category}`}
            aria-disabled={ends.atStart}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button type="button" aria-label={`More of ${category}`} aria-disabled={ends.atEnd} onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </header>
      <ul ref={row} className="product-row" data-alone={alone || undefined}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onPreview={onPreview} />
        ))}
      </ul>
    </section>
  )
}, isSameSection)

/** A search makes new lists all the time; most of them hold the same products. */
function isSameSection(a: ProductSectionProps, b: ProductSectionProps): boolean {
  return (
    a.category === b.category &&
    a.alone === b.alone &&
    a.onPreview === b.onPreview &&
    a.products.length === b.products.length &&
    a.products.every((product, index) => product === b.products[index])
  )
}
