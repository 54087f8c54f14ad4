// The 'Connect With Us' card with every way to reach the shop.
import type { ReactNode } from 'react'
import { languageOf } from '#domain/words/shown-language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { contact } from '#domain/words/en/pages/contact.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LabelCard } from '#web/ui/label-card.tsx'
import { useWords } from '#web/ui/words.ts'
import { phoneLink, phonesOf } from '../shell/phone-link.ts'
import { ShopLogo } from '../shell/shop-logo.tsx'
import './connect-card.css'

export function ConnectCard({ settings }: { settings: PublicSettings }) {
  const { name, otherName, tagline, rating, established, address, email, openingHours, mapLink } = settings
  const text = useWords(contact)
  const whatsapp = whatsappLink('web', settings.whatsappNumber, `${text.hello({ name })} `)
  return (
    <section className="connect" aria-labelledby="connect">
      <LabelCard>
        <h2 id="connect" className="accent">
          {text.connect}
        </h2>
        <div className="connect-shop row nowrap gap-4">
          <ShopLogo logo={settings.logo} size={72} />
          <div>
            <p className="connect-name" lang={languageOf(name)}>
              {name}
            </p>
            {otherName && <p lang={languageOf(otherName)}>{otherName}</p>}
            {tagline && <p lang={languageOf(tagline)}>{tagline}</p>}
          </div>
        </div>
        {(rating !== undefined || established !== undefined) && (
          <dl className="connect-facts">
            {rating !== undefined && (
              <div>
                <dt className="eyebrow soft">{text.rated}</dt>
                <dd className="row nowrap gap-1">
                  <span>{rating}</span> <Icon name="star" />
                </dd>
              </div>
            )}
            {established !== undefined && (
              <div>
                <dt className="eyebrow soft">{text.established}</dt>
                <dd className="row nowrap gap-1">{established}</dd>
              </div>
            )}
          </dl>
        )}
        <address className="stack">
          <Way icon="pin" label={text.address}>
            <span lang={languageOf(address)}>{address}</span>
            {mapLink && (
              <a href={mapLink} rel="noopener">
                {text.map}
              </a>
            )}
          </Way>
          <Way icon="phone" label={text.phone}>
            {phonesOf(settings).map((phone) => (
              <a key={phone} href={phoneLink(phone)}>
                {phone}
              </a>
            ))}
          </Way>
          <Way icon="mail" label={text.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Way>
          {openingHours && (
            <Way icon="clock" label={text.open}>
              <span lang={languageOf(openingHours)}>{openingHours}</span>
            </Way>
          )}
        </address>
        <a className="button connect-whatsapp" data-variant="primary" href={whatsapp} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" /> {text.chat}
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
