// Who the shop is, beside two of its posters, and four facts about it.
import { categories } from '#domain/category.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import './introduction.css'

export function Introduction({ settings }: { settings: ShopSettings }) {
  const { name, tagline, established, rating } = settings
  const facts = [
    { figure: established, says: 'in the trade since' },
    { figure: rating, says: 'of 5: how we are rated' },
    { figure: categories.length, says: 'kinds of crackers' },
    { figure: '90%', says: 'discount, at the most' },
  ]
  return (
    <section className="about-head">
      <div className="about-head-text">
        <p className="eyebrow">{tagline}</p>
        <h1>About {name}</h1>
        <p>
          We are a firecracker shop. Since {established} we have sold crackers over the counter, and today to homes all
          over the country as well: fancy crackers and gift boxes, sparklers for the little ones, and whatever makes a
          festival loud, bright and remembered.
        </p>
        <p>
          Every price we print carries its discount openly, every item shows how many are left, and everyone who orders
          hears the voice of a person before a rupee is paid.
        </p>
      </div>
      <div className="about-head-posters" aria-hidden="true">
        <Print art="fancy" height={960} />
        <Print art="gift-box" height={720} />
      </div>
      <dl className="about-facts">
        {facts.map(({ figure, says }) => (
          <div key={says}>
            <dt>{says}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Print({ art, height }: { art: string; height: number }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/posters/${art}-360.avif 360w, /posters/${art}-720.avif 720w`} sizes="15rem" />
      <img src={`/posters/${art}.jpg`} alt="" width="720" height={height} decoding="async" />
    </picture>
  )
}
