// Introduces the shop with two posters and four facts.
import { languageOf } from '#domain/language.ts'
import { type Offer, discountClaim } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import './introduction.css'

export function Introduction({ settings, offer }: { settings: PublicSettings; offer: Offer | undefined }) {
  const { name, tamilName, tagline, established, rating } = settings
  const facts = [
    { figure: established, label: 'in the trade since' },
    { figure: rating, label: 'of 5: how we are rated' },
    { figure: offer?.categories || undefined, label: 'kinds of crackers' },
    { figure: offer && discountClaim(offer) && `${offer.greatestDiscount}%`, label: 'discount, at the most' },
  ].filter(({ figure }) => figure !== undefined)
  return (
    <section className="about-head stack">
      <div className="about-head-text stack large breaks">
        {tagline && (
          <p className="eyebrow accent" lang={languageOf(tagline)}>
            {tagline}
          </p>
        )}
        <h1>
          About <span lang={languageOf(name)}>{name}</span>
        </h1>
        {tamilName && (
          <p className="about-tamil-name accent strong" lang={languageOf(tamilName)}>
            {tamilName}
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
  return (
    <>
      <p>
        {`We are a firecracker shop. ${established === undefined ? 'We' : `Since ${established} we`} have sold crackers over the counter, and today to homes all over the country as well: fancy crackers and gift boxes, sparklers for the little ones, and whatever makes a festival loud, bright and remembered.`}
      </p>
      <p>
        {`Every price we print carries its discount openly, every item shows how many are left, and everyone who ${words(settings).order === 'order' ? 'orders' : 'enquires'} hears the voice of a person before a rupee is paid.`}
      </p>
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
