// One category: its name, how many items it has, and its products in a row that scrolls sideways.
import { memo, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import { type Category, categoryPath } from '#domain/category.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProductCard } from './product-card.tsx'
import { useRowKeys } from './row-keys.ts'
import { useRowEnds } from './use-row-ends.ts'
import { useRowGrowth } from './use-row-growth.ts'
import './product-section.css'

type ProductSectionProps = {
  category: Category
  products: readonly CartProduct[]
  /** The only section on the page has room for two lines of cards. */
  alone: boolean
  /** Drawn whole on the server: the visitor asked for this category. */
  whole: boolean
  onPreview: (product: CartProduct) => void
}

export const ProductSection = memo(function ProductSection(props: ProductSectionProps) {
  const { category, products, alone, whole, onPreview } = props
  const row = useRef<HTMLUListElement>(null)
  const { shown, more } = useRowGrowth(row, products, { lines: alone ? 2 : 1, whole })
  const ends = useRowEnds(row, shown)
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
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} onPreview={onPreview} />
        ))}
        {shown.length < products.length && (
          <li ref={more} className="product-row-more">
            <Link to={categoryPath(category)}>
              All {products.length} <span className="visually-hidden">of {category}</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}, isSameSection)

/** A search makes new lists all the time; most of them hold the same products. */
function isSameSection(a: ProductSectionProps, b: ProductSectionProps): boolean {
  return (
    a.category === b.category &&
    a.alone === b.alone &&
    a.whole === b.whole &&
    a.onPreview === b.onPreview &&
    a.products.length === b.products.length &&
    a.products.every((product, index) => product === b.products[index])
  )
}
