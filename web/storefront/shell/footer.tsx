// The footer of public pages.
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Category } from '#domain/category/category.ts'
import { languageOf } from '#domain/language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { usePreLayout } from '#web/first-paint/pre-layout.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pageLinks, policyLinks, productLinks, socialNames } from './links.ts'
import { phoneLink, phonesOf } from './phone-link.ts'
import { ShopLogo } from './shop-logo.tsx'
import './footer.css'

type FooterProps = { settings: PublicSettings; categories: readonly Category[] }

export function Footer({ settings, categories }: FooterProps) {
  const social = socialNames.filter(({ kind }) => settings.social[kind] !== '')
  const columns = useRef<HTMLDivElement>(null)
  usePreLayout(columns)
  return (
    <footer className="footer night breaks">
      <div ref={columns} className="footer-columns stack page-inside">
        <div className="footer-shop row nowrap top gap-4">
          <ShopLogo logo={settings.logo} size={72} loading="lazy" />
          <div>
            <p className="footer-name" lang={languageOf(settings.name)}>
              {settings.name}
            </p>
            {settings.tamilName && <p lang={languageOf(settings.tamilName)}>{settings.tamilName}</p>}
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
        <LinkList title="Products" links={productLinks(categories)} />
        <LinkList title="Useful links" links={pageLinks(settings)} />
        <div>
          <h2>Reach us</h2>
          <address>
            <p>
              <Icon name="pin" /> <span>{settings.address}</span>
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
  const facts = [rating !== undefined && `Rated ${rating}`, established !== undefined && `since ${established}`]
  const said = facts.filter(Boolean).join(' · ')
  if (!said) return null
  return (
    <p className="footer-rating row small strong">
      {rating !== undefined && <Icon name="star" />} <span>{said}</span>
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
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The notice and the legal numbers, as far as the settings have them. */
function LegalLines({ settings }: { settings: PublicSettings }) {
  const { name, established, legalNotice, licenceNumber, gstin } = settings
  return (
    <div className="footer-legal stack gap-2 page-inside small">
      {legalNotice && <p lang={languageOf(legalNotice)}>{legalNotice}</p>}
      <p>
        <span lang={languageOf(name)}>{`${name}${established === undefined ? '' : `, since ${established}`}`}</span>
        {licenceNumber && <span>{`Licence number: ${licenceNumber}`}</span>}
        {gstin && <span>{`GSTIN: ${gstin}`}</span>}
      </p>
      <nav aria-label="Policies">
        {policyLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
