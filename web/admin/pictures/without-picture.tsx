// Products without a picture, now and after the upload.
import { href, Link } from 'react-router'
import { languageOf } from '#domain/language.ts'
import { indianGrouping } from '#domain/money.ts'
import type { Product } from '#domain/product/product.ts'
import { useGrowingRows } from '../kit/growing-list.tsx'
import type { PictureRow } from './picture-rows.ts'

type Props = { products: readonly Product[]; rows: readonly PictureRow[] }

export function WithoutPicture({ products, rows }: Props) {
  const given = new Set(rows.flatMap(({ isTaken, product }) => (isTaken ? [product] : [])))
  const bare = products.filter(({ imageUrl, id }) => imageUrl === '' && !given.has(id))
  const { count, end } = useGrowingRows('without', bare.length)
  const all = `${href('/admin/products')}?shown=no-picture`
  if (products.length === 0) return null
  return (
    <section className="office-panel pictures-part" aria-label="Without a picture">
      <header>
        <h2>
          Without a picture <span>{indianGrouping(bare.length)}</span>
        </h2>
        <p>
          {bare.length === 0
            ? 'Every product has its picture.'
            : given.size > 0
              ? 'These have none, also when the ticked ones are put in.'
              : 'These products have none yet.'}{' '}
          {bare.length > 0 && <Link to={all}>Show them under Products</Link>}
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
