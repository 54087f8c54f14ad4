// Where the shop is found, by foot, phone or letter, and by which numbers it is known.
import { languageOf } from '#domain/language.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { LabelCard } from '#web/ui/label-card.tsx'
import { phoneLink } from '../shell/phone-link.ts'

export function WhereWeAre({ settings }: { settings: ShopSettings }) {
  const { name, address, phone, email, licenceNumber, gstin } = settings
  return (
    <section className="about-where" aria-labelledby="where">
      <LabelCard tone="marigold">
        <h2 id="where">Come and see us</h2>
        <dl>
          <div>
            <dt lang={languageOf(name)}>{name}</dt>
            <dd>{address}</dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
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
