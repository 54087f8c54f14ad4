// A category's table of products.
import { type CSSProperties, memo } from 'react'
import { counted } from '#domain/counted.ts'
import type { CartProduct } from '#domain/cart.ts'
import type { Section } from '#domain/product/catalogue.ts'
import { TamilName } from '#web/ui/tamil-name.tsx'
import { haveSameProducts } from '../same-products.ts'
import { SheetRow } from './sheet-row.tsx'

type SheetSectionProps = {
  section: Section<CartProduct>
  onPreview: (product: CartProduct) => void
}

export const SheetSection = memo(
  function SheetSection({ section, onPreview }: SheetSectionProps) {
    const { category, tamilName, products } = section
    const style = { '--rows': products.length } as CSSProperties
    return (
      // Offscreen sections skip layout; the number of rows yields their height.
      <section className="sheet-section" data-category={category} style={style}>
        <table>
          <caption>
            <h2 tabIndex={-1}>
              {category}
              {tamilName && <TamilName name={tamilName} />}
            </h2>
            <span className="sheet-count small soft">{counted(products.length, 'item')}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Per</th>
              <th scope="col">M.R.P.</th>
              <th scope="col">Off</th>
              <th scope="col">Our Price</th>
              <th scope="col">Stock</th>
              <th scope="col">Quantity</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <SheetRow key={product.id} product={product} onPreview={onPreview} />
            ))}
          </tbody>
        </table>
      </section>
    )
  },
  (before, now) => haveSameProducts(before.section, now.section),
)
