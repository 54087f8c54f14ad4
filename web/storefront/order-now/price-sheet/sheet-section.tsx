// One category of the price sheet: a table of its products.
import { type CSSProperties, memo } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import type { Category } from '#domain/category.ts'
import { SheetRow } from './sheet-row.tsx'

type SheetSectionProps = {
  category: Category
  products: readonly CartProduct[]
  onPreview: (product: CartProduct) => void
}

export const SheetSection = memo(function SheetSection({ category, products, onPreview }: SheetSectionProps) {
  const style = { '--rows': products.length } as CSSProperties
  return (
    // What is far from the screen is not laid out; its height is known from the number of its rows.
    <section className="sheet-section" data-category={category} style={style}>
      <table className="numeric">
        <caption>
          <h2 tabIndex={-1}>{category}</h2>
          <span className="sheet-count">{`${products.length} ${products.length === 1 ? 'item' : 'items'}`}</span>
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
}, isSameSection)

/** A search makes new lists all the time; most of them hold the same products. */
function isSameSection(a: SheetSectionProps, b: SheetSectionProps): boolean {
  return (
    a.category === b.category &&
    a.products.length === b.products.length &&
    a.products.every((product, index) => product === b.products[index])
  )
}
