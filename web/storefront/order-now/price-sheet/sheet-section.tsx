// A category's table of products.
import { type CSSProperties, memo } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import type { Section } from '#domain/product/catalogue.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { priceSheet } from '#domain/words/en/pages/price-sheet.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { useWords } from '#web/ui/words.ts'
import { haveSameProducts } from '../same-products.ts'
import { SheetRow } from './sheet-row.tsx'

type SheetSectionProps = {
  section: Section<CartProduct>
  onPreview: (product: CartProduct) => void
}

export const SheetSection = memo(
  function SheetSection({ section, onPreview }: SheetSectionProps) {
    const { category, tamilName, products } = section
    const text = useWords(priceSheet)
    const { items } = useWords(orderPage)
    const style = { '--rows': products.length } as CSSProperties
    return (
      // Offscreen sections skip layout; the number of rows yields their height.
      <section className="sheet-section" data-category={category} style={style}>
        <table>
          <caption>
            <h2 tabIndex={-1}>
              <BothNames name={category} tamilName={tamilName} />
            </h2>
            <span className="sheet-count small soft">{items({ count: products.length })}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{text.product}</th>
              <th scope="col">{text.per}</th>
              <th scope="col">{text.mrp}</th>
              <th scope="col">{text.off}</th>
              <th scope="col">{text.ourPrice}</th>
              <th scope="col">{text.stock}</th>
              <th scope="col">{text.quantity}</th>
              <th scope="col">{text.amount}</th>
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
