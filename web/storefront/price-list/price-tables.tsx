// The price list as text: a table for each category, with a way to each.
import type { Category } from '#domain/category.ts'
import { languageOf } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { unitLabel } from '#domain/product.ts'
import { stockLabel } from '#domain/stock.ts'
import type { ListedProduct, ListedSection } from './listed-sections.ts'

export function PriceTables({ sections }: { sections: readonly ListedSection[] }) {
  if (sections.length === 0) return null
  return (
    <>
      <details className="price-list-ways-to">
        <summary>Categories</summary>
        <ul>
          {sections.map(({ category }) => (
            <li key={category}>
              <a href={`#${anchorOf(category)}`}>{category}</a>
            </li>
          ))}
        </ul>
      </details>
      <div className="price-tables">
        {sections.map((section) => (
          <PriceTable key={section.category} {...section} />
        ))}
      </div>
    </>
  )
}

function PriceTable({ category, products }: ListedSection) {
  return (
    <section id={anchorOf(category)}>
      <table className="numeric">
        <caption>
          <h2>{category}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Per</th>
            <th scope="col">M.R.P.</th>
            <th scope="col">Our Price</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <PriceRow key={product.code} {...product} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PriceRow({ code, name, unit, mrpPaise, pricePaise, isSoldOut }: ListedProduct) {
  return (
    <tr data-out={isSoldOut && ''}>
      <th scope="row">
        <span lang={languageOf(name)}>{name}</span> <small translate="no">{code}</small>
        {isSoldOut && <em>{stockLabel(0)}</em>}
      </th>
      <td>{unitLabel(unit)}</td>
      <td translate="no">{mrpPaise > pricePaise && <s>{formatRupees(mrpPaise)}</s>}</td>
      <td translate="no">{formatRupees(pricePaise)}</td>
    </tr>
  )
}

function anchorOf(category: Category): string {
  return category
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
