// Introduces the shop with two posters and four facts.
import { languageOf } from '#domain/words/shown-language.ts'
import { claimedDiscount, type Offer } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { about } from '#domain/words/en/pages/about.ts'
import { sentence, useWords } from '#web/ui/words.ts'
import './introduction.css'

export function Introduction({ settings, offer }: { settings: PublicSettings; offer: Offer | undefined }) {
  const { name, otherName, tagline, established, rating } = settings
  const text = useWords(about)
  const percent = claimedDiscount(offer)
  const facts = [
    { figure: established, label: text.inTradeSince },
    { figure: rating, label: text.rated },
    { figure: offer?.products || undefined, label: text.kinds },
    { figure: percent && `${percent}%`, label: text.greatestDiscount },
  ].filter(({ figure }) => figure !== undefined)
  return (
    <section className="about-head stack">
      <div className="about-head-text stack large breaks">
        {tagline && (
          <p className="eyebrow accent" lang={languageOf(tagline)}>
            {tagline}
          </p>
        )}
        <h1>{sentence(text.heading({ name }), { name: <span lang={languageOf(name)} /> })}</h1>
        {otherName && (
          <p className="about-other-name accent strong" lang={languageOf(otherName)}>
            {otherName}
          </p>
        )}
        {settings.aboutText.length > 0 ? (
          settings.aboutText.map((paragraph, index) => (
            <p key={index} lang={languageOf(paragraph)}>
              {paragraph}
            </p>
          ))
        ) : (
          <UsualText settings={settings} />
        )}
      </div>
      <div className="about-head-posters" aria-hidden="true">
        <Print art="fancy" height={960} />
        <Print art="gift-box" height={720} />
      </div>
      {facts.length > 0 && (
        <dl className="about-facts whole-row">
          {facts.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function UsualText({ settings }: { settings: PublicSettings }) {
  const { established } = settings
  const text = useWords(about)
  return (
    <>
      <p>{established === undefined ? text.weSell : text.weSellSince({ year: String(established) })}</p>
      <p>{text.openPrices}</p>
    </>
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
