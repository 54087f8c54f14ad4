// Address, phone, hours and legal numbers.
import { languageOf } from '#domain/words/shown-language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { about } from '#domain/words/en/pages/about.ts'
import { LabelCard } from '#web/ui/label-card.tsx'
import { useWords } from '#web/ui/words.ts'
import { phoneLink, phonesOf } from '../shell/phone-link.ts'

export function WhereWeAre({ settings }: { settings: PublicSettings }) {
  const { name, otherName, address, email, openingHours, mapLink, licenceNumber, gstin } = settings
  const text = useWords(about)
  return (
    <section className="about-where page breaks" aria-labelledby="where">
      <LabelCard tone="marigold">
        <h2 id="where" className="title">
          {text.where}
        </h2>
        <dl className="row">
          <div>
            <dt lang={languageOf(name)}>{name}</dt>
            {otherName && <dt lang={languageOf(otherName)}>{otherName}</dt>}
            <dd lang={languageOf(address)}>{address}</dd>
            {mapLink && (
              <dd>
                <a href={mapLink} rel="noopener">
                  {text.map}
                </a>
              </dd>
            )}
          </div>
          <div>
            <dt>{text.phone}</dt>
            {phonesOf(settings).map((phone) => (
              <dd key={phone}>
                <a href={phoneLink(phone)}>{phone}</a>
              </dd>
            ))}
          </div>
          <div>
            <dt>{text.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          {openingHours && (
            <div>
              <dt>{text.open}</dt>
              <dd lang={languageOf(openingHours)}>{openingHours}</dd>
            </div>
          )}
          {licenceNumber && (
            <div>
              <dt>{text.licence}</dt>
              <dd>{licenceNumber}</dd>
            </div>
          )}
          {gstin && (
            <div>
              <dt>{text.gstin}</dt>
              <dd>{gstin}</dd>
            </div>
          )}
        </dl>
      </LabelCard>
    </section>
  )
}
