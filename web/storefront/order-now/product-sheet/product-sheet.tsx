// A dialog with the product's picture or video, details and neighbours.
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import type { Section } from '#domain/product/catalogue.ts'
import { type Category, categoryPath, type ListedCategory, shownCategory } from '#domain/category/category.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { discountBadge, unitText } from '#domain/product/product.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { productSheet } from '#domain/words/en/pages/product-sheet.ts'
import { DataList } from '#web/ui/data-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/ui/words.ts'
import { announce } from '../announcements.ts'
import { Announcer } from '../announcer.tsx'
import { ProductBuying } from '../cart/product-buying.tsx'
import { ProductName } from '../product-name.tsx'
import { neighbours } from './neighbours.ts'
import { ProductMedia } from './product-media.tsx'
import { ShareProduct } from './share-product.tsx'
import { useTurning } from './use-turning.ts'

type ProductSheetProps = {
  /** Undefined closes the sheet, which stays mounted so that the dialog can restore the focus. */
  product: CartProduct | undefined
  /** The list behind the sheet, and the catalogue for a product outside it. */
  shown: readonly Section<CartProduct>[]
  all: readonly CartProduct[]
  categories: readonly ListedCategory[]
  onShow: (product: CartProduct) => void
  onClose: () => void
}

export default function ProductSheet({ product, shown, all, categories, onShow, onClose }: ProductSheetProps) {
  const { close } = useWords(productSheet)
  return (
    <Dialog
      open={product !== undefined}
      onClose={onClose}
      title={
        product && (
          <span>
            <ProductName product={product} />
          </span>
        )
      }
      size="full"
      closeLabel={close}
    >
      {product && <Sheet product={product} shown={shown} all={all} categories={categories} onShow={onShow} />}
      <Announcer />
    </Dialog>
  )
}

type SheetProps = Pick<ProductSheetProps, 'shown' | 'all' | 'categories' | 'onShow'> & { product: CartProduct }

function Sheet({ product, shown, all, categories, onShow }: SheetProps) {
  const text = useWords(productSheet)
  const stage = useRef<HTMLDivElement>(null)
  const place = useMemo(
    () => neighbours(product, shown, { products: all, categories }),
    [product, shown, all, categories],
  )
  useTurning(stage, {
    earlier: () => place.earlier && onShow(place.earlier),
    later: () => place.later && onShow(place.later),
  })

  // The title changed, but the focus stayed on the button.
  const first = useRef(product.id)
  useEffect(() => {
    if (first.current !== product.id)
      announce(text.place({ name: shownName(product), place: place.number, total: place.count }))
    first.current = product.id
  }, [product, place, text])

  return (
    <div className="product-sheet stack gap-4">
      <ProductMedia ref={stage} product={product} place={place} onShow={onShow} />
      <div className="product-sheet-words stack">
        <Price product={product} />
        <div className="product-sheet-buying">
          <ProductBuying key={product.id} product={product} />
        </div>
        <DataList
          entries={[
            { term: text.per, value: unitText(product) },
            {
              term: text.category,
              value: <CategoryLink category={product.category} categories={categories} />,
            },
            { term: text.code, value: <span translate="no">{product.code}</span> },
          ]}
        />
        <ShareProduct product={product} />
      </div>
    </div>
  )
}

function CategoryLink({ category, categories }: Pick<SheetProps, 'categories'> & { category: Category }) {
  const shown = shownCategory(categories, category)
  return (
    <Link to={categoryPath(category)} lang={languageOf(shown)}>
      {shown}
    </Link>
  )
}

function Price({ product }: { product: CartProduct }) {
  const { mrpPaise, pricePaise } = product
  const text = useWords(productSheet)
  const percent = discountBadge(product)
  return (
    <p className="product-sheet-price row baseline gap-3 lines-0">
      <b translate="no">{formatRupees(pricePaise)}</b>
      {mrpPaise > pricePaise && (
        <span>
          <span>{`${text.mrp} `}</span>
          <s translate="no">{formatRupees(mrpPaise)}</s>
        </span>
      )}
      {percent !== undefined && <strong translate="no">{text.off({ percent })}</strong>}
    </p>
  )
}
