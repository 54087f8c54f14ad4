// Sticky tools: category, search and cart.
import { type Ref, useDeferredValue, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { itemCount } from '#domain/cart.ts'
import { type Category, categoryPath, type ListedCategory } from '#domain/category/category.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { afterNextPaint } from '#web/first-paint/after-next-paint.ts'
import { useCart } from '../cart/saved-cart.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { useWords } from '#web/ui/words.ts'
import { CategoryOptions } from '../category-options.tsx'
import { preloadPanels } from '../panels.tsx'
import { preloadSearch } from './use-search.ts'
import '#web/ui/field.css'
import './catalogue-toolbar.css'

type CatalogueToolbarProps = {
  ref: Ref<HTMLDivElement>
  categories: readonly ListedCategory[]
  category: Category | undefined
  search: string
  onSearch: (text: string) => void
  onCart: () => void
}

export function CatalogueToolbar({ ref, categories, category, search, onSearch, onCart }: CatalogueToolbarProps) {
  const text = useWords(orderPage)
  const select = useRef<HTMLSelectElement>(null)
  const navigate = useNavigate()
  const choose = useRef((name: string) => navigate(categoryPath(name), { preventScrollReset: true }))

  // A category chosen before hydration; `category` is the rendered one.
  const drawn = useRef(category ?? '')
  useEffect(() => {
    const chosen = select.current?.value ?? drawn.current
    if (chosen !== drawn.current) void choose.current(chosen)
  }, [])

  return (
    <div ref={ref} className="shop-tools">
      <div className="shop-tools-bar page">
        {/* Not the forms' `Select`, whose module would load all form fields. */}
        <select
          ref={select}
          className="input select"
          aria-label={text.category}
          autoComplete="off"
          value={category ?? ''}
          onChange={(event) => void choose.current(event.target.value)}
        >
          <option value="">{text.allCategories}</option>
          <CategoryOptions categories={categories} />
        </select>
        <SearchBox
          name="search"
          label={text.search}
          placeholder={text.searchHint}
          value={search}
          onFocus={() => void preloadSearch()}
          onChange={onSearch}
        />
        <CartButton onClick={onCart} />
      </div>
    </div>
  )
}

function CartButton({ onClick }: { onClick: () => void }) {
  const { cart } = useWords(orderPage)
  const count = itemCount(useDeferredValue(useCart()))
  return (
    <button
      type="button"
      className="cart-button middle"
      aria-label={cart({ count })}
      onPointerEnter={() => afterNextPaint(preloadPanels)}
      onFocus={() => afterNextPaint(preloadPanels)}
      onClick={onClick}
    >
      <Icon name="cart" />
      {count > 0 && (
        // The new key restarts the animation.
        <span key={count} className="cart-button-count strong">
          {indianGrouping(count)}
        </span>
      )}
    </button>
  )
}
