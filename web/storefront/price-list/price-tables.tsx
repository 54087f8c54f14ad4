// The price list as one table for each category, with links to them.
import type { Category } from '#domain/category/category.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { unitText } from '#domain/product/product.ts'
import { stockLabel } from '#domain/product/stock.ts'
import { namesOf, shownName } from '#domain/names/shown-name.ts'
import { priceList } from '#domain/words/en/pages/price-list.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { useWords } from '#web/ui/words.ts'
import type { ListedProduct, ListedSection } from './listed-sections.ts'

export function PriceTables({ sections }: { sections: readonly ListedSection[] }) {
  const text = useWords(priceList)
  if (sections.length === 0) return null
  return (
    <>
      <details className="price-list-ways-to card">
        <summary>{text.categories}</summary>
        <ul>
          {sections.map(({ category, tamilName }) => {
            const shown = shownName({ name: category, tamilName })
            return (
              <li key={category}>
                <a href={`#${anchorOf(category)}`} lang={languageOf(shown)}>
                  {shown}
                </a>
              </li>
            )
          })}
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

function PriceTable({ category, tamilName, products }: ListedSection) {
  const text = useWords(priceList)
  return (
    <section id={anchorOf(category)}>
      <table>
        <caption>
          <h2>
            <BothNames name={category} tamilName={tamilName} />
          </h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.per}</th>
            <th scope="col">{text.mrp}</th>
            <th scope="col">{text.ourPrice}</th>
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

function PriceRow(product: ListedProduct) {
  const { code, isNew, mrpPaise, pricePaise, isSoldOut } = product
  const { shown, other } = namesOf(product)
  const { isNew: newWord } = useWords(priceList)
  return (
    <tr data-code={code} data-out={isSoldOut && ''}>
      <th scope="row">
        {isNew && <mark>{newWord}</mark>} <span lang={languageOf(shown)}>{shown}</span>{' '}
        {other && <span lang={languageOf(other)}>{other}</span>} <small translate="no">{code}</small>
        {isSoldOut && <em>{stockLabel(0)}</em>}
      </th>
      <td>{unitText(product)}</td>
      <td translate="no">{mrpPaise > pricePaise && <s>{formatRupees(mrpPaise)}</s>}</td>
      <td translate="no">{formatRupees(pricePaise)}</td>
    </tr>
  )
}

function anchorOf(category: Category): string {
  return category
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
