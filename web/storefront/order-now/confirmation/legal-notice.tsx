// The checkout's legal and privacy notices.
import { Link, href } from 'react-router'
import { keptFor } from '#domain/settings/retention.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import './legal-notice.css'

/** Empty without notice and licence. */
export function LegalNotice({ settings: { legalNotice, licenceNumber } }: { settings: PublicSettings }) {
  if (!legalNotice && !licenceNumber) return null
  return (
    <p className="legal-notice note">
      <span>{legalNotice}</span>{' '}
      {licenceNumber && <span className="legal-notice-licence strong">{`Licence number: ${licenceNumber}`}</span>}
    </p>
  )
}

export function PrivacyNotice({ settings }: { settings: PublicSettings }) {
  const { keepCustomersMonths: months } = settings
  return (
    <p className="privacy-notice small soft">
      We keep what you enter here to call you about your {words(settings).order}, to deliver it and for our accounts,{' '}
      {months > 0 ? `for ${keptFor(months)}` : 'until you ask us to erase it'}. Only we and the transport see it.{' '}
      <Link to={href('/privacy')}>Privacy</Link>
    </p>
  )
}
