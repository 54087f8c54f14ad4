// Products without a picture, now and after the upload.
import { href, Link } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import type { Product } from '#domain/product/product.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { useWords } from '#web/ui/words.ts'
import { useGrowingRows } from '../kit/growing-list.tsx'
import type { PictureRow } from './picture-rows.ts'

type Props = { products: readonly Product[]; rows: readonly PictureRow[] }

export function WithoutPicture({ products, rows }: Props) {
  const text = useWords(words)
  const given = new Set(rows.flatMap(({ isTaken, product }) => (isTaken ? [product] : [])))
  const bare = products.filter(({ imageUrl, id }) => imageUrl === '' && !given.has(id))
  const { count, end } = useGrowingRows('without', bare.length)
  const all = `${href('/admin/products')}?shown=no-picture`
  if (products.length === 0) return null
  return (
    <section className="office-panel pictures-part" aria-label={text.withoutTitle}>
      <header>
        <h2>
          {text.withoutTitle} <span>{indianGrouping(bare.length)}</span>
        </h2>
        <p>
          {bare.length === 0 ? text.allHaveOne : given.size > 0 ? text.haveNoneTicked : text.haveNone}{' '}
          {bare.length > 0 && <Link to={all}>{text.showThem}</Link>}
        </p>
      </header>
      {bare.length > 0 && (
        <ul className="pictures-bare stack gap-4 lines-0">
          {bare.slice(0, count).map(({ id, name, code, category }) => (
            <li key={id}>
              <b lang={languageOf(name)}>{name}</b>
              <small className="note">
                {code} · {category}
              </small>
            </li>
          ))}
        </ul>
      )}
      {end}
    </section>
  )
}
