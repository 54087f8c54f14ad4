// The 'Connect With Us' card with every way to reach the shop.
import type { ReactNode } from 'react'
import { languageOf } from '#domain/language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LabelCard } from '#web/ui/label-card.tsx'
import { phoneLink, phonesOf } from '../shell/phone-link.ts'
import { ShopLogo } from '../shell/shop-logo.tsx'
import './connect-card.css'

export function ConnectCard({ settings }: { settings: PublicSettings }) {
  const { name, tamilName, tagline, rating, established, address, email, openingHours, mapLink } = settings
  const whatsapp = whatsappLink('web', settings.whatsappNumber, `Hello ${name}, `)
  return (
    <section className="connect" aria-labelledby="connect">
      <LabelCard>
        <h2 id="connect" className="accent">
          Connect With Us
        </h2>
        <div className="connect-shop row nowrap gap-4">
          <ShopLogo logo={settings.logo} size={72} />
          <div>
            <p className="connect-name" lang={languageOf(name)}>
              {name}
            </p>
            {tamilName && <p lang={languageOf(tamilName)}>{tamilName}</p>}
            {tagline && <p lang={languageOf(tagline)}>{tagline}</p>}
          </div>
        </div>
        {(rating !== undefined || established !== undefined) && (
          <dl className="connect-facts">
            {rating !== undefined && (
              <div>
                <dt className="eyebrow soft">Rated</dt>
                <dd className="row nowrap gap-1">
                  <span>{rating}</span> <Icon name="star" />
                </dd>
              </div>
            )}
            {established !== undefined && (
              <div>
                <dt className="eyebrow soft">Established</dt>
                <dd className="row nowrap gap-1">{established}</dd>
              </div>
            )}
          </dl>
        )}
        <address className="stack">
          <Way icon="pin" label="Address">
            <span lang={languageOf(address)}>{address}</span>
            {mapLink && (
              <a href={mapLink} rel="noopener">
                Show on a map
              </a>
            )}
          </Way>
          <Way icon="phone" label="Phone">
            {phonesOf(settings).map((phone) => (
              <a key={phone} href={phoneLink(phone)}>
                {phone}
              </a>
            ))}
          </Way>
          <Way icon="mail" label="E-mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Way>
          {openingHours && (
            <Way icon="clock" label="Open">
              <span lang={languageOf(openingHours)}>{openingHours}</span>
            </Way>
          )}
        </address>
        <a className="button connect-whatsapp" data-variant="primary" href={whatsapp} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" /> Chat on WhatsApp
        </a>
      </LabelCard>
    </section>
  )
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="connect-way row nowrap top gap-3">
      <Icon name={icon} />
      <p className="stack gap-0 breaks">
        <span className="eyebrow soft">{label}</span>
        {children}
      </p>
    </div>
  )
}
