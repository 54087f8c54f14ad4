// A category and its products, in a row or, alone on the page, in a grid.
import { memo, Suspense, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import type { Section } from '#domain/product/catalogue.ts'
import { categoryPath } from '#domain/category/category.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { useMedia } from '#web/browser/use-media.ts'
import { lazyWithRetry } from '#web/first-paint/lazy-with-retry.ts'
import { usePreLayout } from '#web/first-paint/pre-layout.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { haveSameProducts } from '../same-products.ts'
import { ProductCard } from './product-card.tsx'
import { useRowKeys } from './row-keys.ts'
import { useGrowingRow, WIDE } from './growing-row.ts'
import './product-section.css'

const RowButtons = lazyWithRetry(() => import('./row-buttons.tsx'))

/** The number of colours in the style sheet. */
const LABELS = 4

type ProductSectionProps = {
  section: Section<CartProduct>
  /** A single section is a grid, which scrolls with the page. */
  alone: boolean
  /** The initial number of cards. */
  beginning: number
  onPreview: (product: CartProduct) => void
}

export const ProductSection = memo(function ProductSection(props: ProductSectionProps) {
  const { section, alone, beginning, onPreview } = props
  const { category, tamilName, place, products } = section
  const text = useWords(orderPage)
  const name = shownName({ name: category, tamilName })
  const row = useRef<HTMLUListElement>(null)
  const isWide = useMedia(WIDE)
  const { shown, more, goOn } = useGrowingRow({ row, cards: products, beginning, isGrid: alone })
  useRowKeys(row)
  usePreLayout(row)
  const titleId = useId()

  return (
    <section className="product-section" data-label={place % LABELS} aria-labelledby={titleId}>
      <header className="product-section-head row lines-0">
        <h2 id={titleId}>
          <BothNames name={category} tamilName={tamilName} />
        </h2>
        <p className="product-section-count small strong">{text.items({ count: products.length })}</p>
        {!alone && isWide && (
          <Suspense>
            <RowButtons.View row={row} name={name} cards={shown} />
          </Suspense>
        )}
      </header>
      <ul ref={row} className="product-row" data-alone={alone || undefined}>
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} onPreview={onPreview} />
        ))}
        {shown.length < products.length && (
          <li ref={more} className="product-row-more">
            <Link
              to={categoryPath(category)}
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && goOn()}
            >
              {sentence(text.allOf({ count: products.length, category: name }), {
                span: <span />,
                hidden: <span className="visually-hidden" />,
              })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}, isSameSection)

/** Ignores `beginning`, which only counts at first. */
function isSameSection(a: ProductSectionProps, b: ProductSectionProps): boolean {
  return haveSameProducts(a.section, b.section) && a.alone === b.alone && a.onPreview === b.onPreview
}
