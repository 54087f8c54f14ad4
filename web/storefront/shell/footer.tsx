// The footer of public pages.
import { useRef } from 'react'
import { Link } from 'react-router'
import type { ListedCategory } from '#domain/category/category.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { usePreLayout } from '#web/first-paint/pre-layout.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import { pageLinks, policyLinks, productLinks, socialNames } from './links.ts'
import { phoneLink, phonesOf } from './phone-link.ts'
import { ShopLogo } from './shop-logo.tsx'
import './footer.css'

type FooterProps = { settings: PublicSettings; categories: readonly ListedCategory[] }

export function Footer({ settings, categories }: FooterProps) {
  const social = socialNames.filter(({ kind }) => settings.social[kind] !== '')
  const columns = useRef<HTMLDivElement>(null)
  usePreLayout(columns)
  const words = useWords(shell)
  return (
    <footer className="footer night breaks">
      <div ref={columns} className="footer-columns stack page-inside">
        <div className="footer-shop row nowrap top gap-4">
          <ShopLogo logo={settings.logo} size={72} loading="lazy" />
          <div>
            <p className="footer-name" lang={languageOf(settings.name)}>
              {settings.name}
            </p>
            {settings.otherName && <p lang={languageOf(settings.otherName)}>{settings.otherName}</p>}
            {settings.tagline && <p lang={languageOf(settings.tagline)}>{settings.tagline}</p>}
            <Standing settings={settings} />
            {social.length > 0 && (
              <ul className="footer-social row gap-1">
                {social.map(({ kind, name }) => (
                  <li key={kind}>
                    <a href={settings.social[kind]} data-kind={kind} aria-label={name} rel="noopener" />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <LinkList title={words.products} links={productLinks(categories, words)} />
        <LinkList title={words.usefulLinks} links={pageLinks(settings, words)} />
        <div>
          <h2>{words.reachUs}</h2>
          <address>
            <p>
              <Icon name="pin" /> <span lang={languageOf(settings.address)}>{settings.address}</span>
            </p>
            {phonesOf(settings).map((phone) => (
              <a key={phone} href={phoneLink(phone)}>
                <Icon name="phone" /> <span>{phone}</span>
              </a>
            ))}
            <a href={`mailto:${settings.email}`}>
              <Icon name="mail" /> <span>{settings.email}</span>
            </a>
            {settings.openingHours && (
              <p>
                <Icon name="clock" /> <span lang={languageOf(settings.openingHours)}>{settings.openingHours}</span>
              </p>
            )}
          </address>
        </div>
      </div>
      <LegalLines settings={settings} />
    </footer>
  )
}

/** Rating and year, as far as the settings have them. */
function Standing({ settings: { rating, established } }: { settings: PublicSettings }) {
  const words = useWords(shell)
  if (rating === undefined && established === undefined) return null
  return (
    <p className="footer-rating row small strong">
      {rating !== undefined && <Icon name="star" />}{' '}
      <span>
        {rating === undefined
          ? words.since({ year: String(established) })
          : established === undefined
            ? words.rated({ rating: String(rating) })
            : words.ratedSince({ rating: String(rating), year: String(established) })}
      </span>
    </p>
  )
}

function LinkList({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav className="footer-links" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} lang={languageOf(label)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The notice and the legal numbers, as far as the settings have them. */
function LegalLines({ settings }: { settings: PublicSettings }) {
  const { name, established, legalNotice, licenceNumber, gstin } = settings
  const words = useWords(shell)
  return (
    <div className="footer-legal stack gap-2 page-inside small">
      {legalNotice && <p lang={languageOf(legalNotice)}>{legalNotice}</p>}
      <p>
        <span lang={languageOf(name)}>
          {established === undefined ? name : words.nameSince({ name, year: String(established) })}
        </span>
        {licenceNumber && <span>{words.licence({ number: licenceNumber })}</span>}
        {gstin && <span>{words.gstin({ number: gstin })}</span>}
      </p>
      <nav aria-label={words.policies}>
        {policyLinks(words).map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
