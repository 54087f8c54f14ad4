// The catalogue with its toolbar, total bar and panels.
import { type RefObject, Suspense, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import { sectionsOfSorted } from '#domain/product/catalogue.ts'
import { findCategory, type ListedCategory, shownCategory } from '#domain/category/category.ts'
import { type Offer, offerOf } from '#domain/product/offer.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { useRememberedView } from '#web/browser/remembered-view.ts'
import { useDebouncedValue } from '#web/browser/use-debounced-value.ts'
import { Announcer } from '../announcer.tsx'
import { catalogueView } from './view-switch.tsx'
import { NothingToShow } from './catalogue-states.tsx'
import { onDemand } from '../lazy-part.ts'
import { OrderPanels } from '../panels.tsx'
import { ProductSection } from './product-section.tsx'
import { beginningOf } from './growing-row.ts'
import { CatalogueBanner } from './catalogue-banner.tsx'
import { CatalogueToolbar } from './catalogue-toolbar.tsx'
import { SheetTip } from './sheet-tip.tsx'
import { TotalBar } from './total-bar.tsx'
import { useHydrated } from '#web/first-paint/hydrated.ts'
import { useSearch } from './use-search.ts'
import { useProductSheet } from '../product-sheet/use-product-sheet.ts'
import { usePanel } from '../use-panel.ts'
import './catalogue.css'

const ProductSheet = onDemand(() => import('../product-sheet/product-sheet.tsx'))
const PriceSheet = onDemand(() => import('../price-sheet/price-sheet.tsx'))

/** Longer than between two keys of a word, too short to notice. */
const KEYS_PAUSE_MS = 150

/** `backAt` is the history entry to which the visitor went back. */
type ListState = { filter: string; backAt: string | undefined }

type CatalogueProps = {
  products: readonly CartProduct[]
  categories: readonly ListedCategory[]
  offer: Offer
  settings: OrderPageSettings
}

export function Catalogue({ products, categories, offer, settings }: CatalogueProps) {
  const [params] = useSearchParams()
  const category = findCategory(categories, params.get('category'))
  const [search, setSearch] = useState('')
  const searched = useDebouncedValue(search, search ? KEYS_PAUSE_MS : 0)
  const found = useSearch(products, searched)
  const shown = useMemo(() => sectionsOfSorted(found.products, categories, category), [found, categories, category])
  const offered = useMemo(
    () => (category ? offerOf(products.filter((product) => product.category === category)) : offer),
    [products, category, offer],
  )
  const isHydrating = !useHydrated()
  const { key } = useLocation()
  const listState = {
    filter: `${category ?? ''}\n${searched}`,
    backAt: useNavigationType() === 'POP' ? key : undefined,
  }
  const tools = useRef<HTMLDivElement>(null)
  useListTop(tools, listState)
  const view = useRememberedView(catalogueView)
  // The old view stays, hidden, until the new one is rendered: no press waits for 2,000 rows.
  const drawnView = useDeferredValue(view)
  const panels = usePanel()
  const sheet = useProductSheet(products)
  // Before hydration a product's page begins with its card.
  const [first] = useState(isHydrating ? sheet.product : undefined)

  return (
    // The switch's script may set the view before hydration.
    <div
      className="shop"
      data-view={view}
      data-drawn={drawnView}
      data-view-only={(settings.viewOnly && !settings.takingOrders) || undefined}
      suppressHydrationWarning
    >
      <CatalogueBanner
        category={category && shownCategory(categories, category)}
        offer={offered}
        settings={settings}
        view={view}
        onApproachView={PriceSheet.preload}
        onFillCart={() => panels.open('list')}
      />
      <CatalogueToolbar
        ref={tools}
        categories={categories}
        category={category}
        search={search}
        onSearch={setSearch}
        onCart={() => panels.open('cart')}
      />
      {first &&
        sheet.product &&
        sectionsOfSorted(
          [first],
          categories.filter(({ name }) => name === first.category),
        ).map((section) => (
          <ProductSection key="" section={section} alone={false} beginning={1} onPreview={sheet.open} />
        ))}
      {shown.length === 0 && (
        <NothingToShow anyProducts={products.length > 0} found={found} settings={settings} onSearch={setSearch} />
      )}
      <div className="sheet-coming" aria-hidden="true" />
      <Suspense>
        {shown.length > 0 && drawnView === 'sheet' && (
          <PriceSheet.View sections={shown} all={categories} onPreview={sheet.open} />
        )}
      </Suspense>
      {drawnView === 'cards' &&
        shown.flatMap((section, index) => [
          <ProductSection
            key={section.category}
            section={section}
            alone={shown.length === 1}
            // Before hydration a category's page shows the whole row, to which rows link.
            beginning={
              isHydrating && section.category === category ? section.products.length : beginningOf(index, isHydrating)
            }
            onPreview={sheet.open}
          />,
          // No category has an empty name.
          index === 0 && <SheetTip key="" />,
        ])}
      <TotalBar settings={settings} onPurchase={() => panels.open('cart')} />
      <OrderPanels panels={panels} products={products} settings={settings} />
      <Suspense>
        {(sheet.isOpen || sheet.wasOpen) && (
          <ProductSheet.View
            product={sheet.isOpen ? sheet.product : undefined}
            shown={shown}
            all={products}
            categories={categories}
            onShow={sheet.open}
            onClose={sheet.close}
          />
        )}
      </Suspense>
      {panels.panel === undefined && !sheet.isOpen && <Announcer />}
    </div>
  )
}

/** After another filter, scrolls back to where the toolbar starts to stick, at the list's top. */
function useListTop(tools: RefObject<HTMLElement | null>, { filter, backAt }: ListState) {
  const last = useRef({ filter, backAt })
  useLayoutEffect(() => {
    const { current: before } = last
    last.current = { filter, backAt }
    // The browser restores the scroll position after Back.
    if (filter === before.filter || (backAt !== undefined && backAt !== before.backAt)) return
    const head = tools.current?.previousElementSibling
    if (!tools.current || !head) return
    // The sticky position, since a short list pushes the toolbar out of view.
    const past = Number.parseFloat(getComputedStyle(tools.current).top) - head.getBoundingClientRect().bottom
    if (past > 0) window.scrollBy({ top: -past, behavior: 'instant' })
  }, [tools, filter, backAt])
}
