// The catalogue with its tools, the cart within reach, and the panels that open over it.
import { Suspense, lazy, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CartProduct } from '#domain/cart.ts'
import { sections } from '#domain/catalogue.ts'
import { findCategory } from '#domain/category.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { Announcer } from './announcer.tsx'
import { NothingToShow } from './nothing-to-show.tsx'
import { OrderPanels } from './order-panels.tsx'
import { ProductSection } from './product-section.tsx'
import { ShopTools } from './shop-tools.tsx'
import { TotalBar } from './total-bar.tsx'
import { usePanel } from './use-panel.ts'
import './shop.css'

const ImagePreview = lazy(() => import('./image-preview.tsx'))

type ShopProps = { products: readonly CartProduct[]; settings: ShopSettings }

export function Shop({ products, settings }: ShopProps) {
  const [params] = useSearchParams()
  const category = findCategory(params.get('category'))
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search)
  const shown = useMemo(() => sections(products, { category, search: searched }), [products, category, searched])
  const [preview, setPreview] = useState<CartProduct>()
  const panels = usePanel()

  return (
    <div className="shop">
      <header className="shop-head">
        <h1>{category ?? 'Order Now'}</h1>
        <p>
          {products.length} kinds of crackers at up to 90% discount. Put together what you like: nothing is paid here,
          we call you back.
        </p>
      </header>
      <ShopTools category={category} search={search} onSearch={setSearch} onCart={() => panels.open('cart')} />
      {shown.length === 0 && <NothingToShow anyProducts={products.length > 0} onShowAll={() => setSearch('')} />}
      {shown.map((section) => (
        <ProductSection
          key={section.category}
          category={section.category}
          products={section.products}
          alone={shown.length === 1}
          onPreview={setPreview}
        />
      ))}
      <TotalBar onPurchase={() => panels.open('cart')} />
      <OrderPanels panels={panels} settings={settings} />
      <Suspense>{preview && <ImagePreview product={preview} onClose={() => setPreview(undefined)} />}</Suspense>
      {panels.panel === undefined && <Announcer />}
    </div>
  )
}
