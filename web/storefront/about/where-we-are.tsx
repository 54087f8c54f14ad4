// Address, phone, hours and legal numbers.
import { languageOf } from '#domain/language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { LabelCard } from '#web/ui/label-card.tsx'
import { phoneLink, phonesOf } from '../shell/phone-link.ts'

export function WhereWeAre({ settings }: { settings: PublicSettings }) {
  const { name, tamilName, address, email, openingHours, mapLink, licenceNumber, gstin } = settings
  return (
    <section className="about-where page breaks" aria-labelledby="where">
      <LabelCard tone="marigold">
        <h2 id="where" className="title">
          Come and see us
        </h2>
        <dl className="row">
          <div>
            <dt lang={languageOf(name)}>{name}</dt>
            {tamilName && <dt lang={languageOf(tamilName)}>{tamilName}</dt>}
            <dd lang={languageOf(address)}>{address}</dd>
            {mapLink && (
              <dd>
                <a href={mapLink} rel="noopener">
                  Show on a map
                </a>
              </dd>
            )}
          </div>
          <div>
            <dt>Phone</dt>
            {phonesOf(settings).map((phone) => (
              <dd key={phone}>
                <a href={phoneLink(phone)}>{phone}</a>
              </dd>
            ))}
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          {openingHours && (
            <div>
              <dt>Open</dt>
              <dd lang={languageOf(openingHours)}>{openingHours}</dd>
            </div>
          )}
          {licenceNumber && (
            <div>
              <dt>Licence number</dt>
              <dd>{licenceNumber}</dd>
            </div>
          )}
          {gstin && (
            <div>
              <dt>GSTIN</dt>
              <dd>{gstin}</dd>
            </div>
          )}
        </dl>
      </LabelCard>
    </section>
  )
}
