// The checkout's legal and privacy notices.
import { Link, href } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { checkout as checkoutWords } from '#domain/words/en/pages/checkout.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { useWords } from '#web/ui/words.ts'
import './legal-notice.css'

/** Empty without notice and licence. */
export function LegalNotice({ settings: { legalNotice, licenceNumber } }: { settings: PublicSettings }) {
  const { licence } = useWords(shell)
  if (!legalNotice && !licenceNumber) return null
  return (
    <p className="legal-notice note">
      <span lang={languageOf(legalNotice)}>{legalNotice}</span>{' '}
      {licenceNumber && <span className="legal-notice-licence strong">{licence({ number: licenceNumber })}</span>}
    </p>
  )
}

export function PrivacyNotice({ settings }: { settings: PublicSettings }) {
  const { keepCustomersMonths: months } = settings
  const text = useWords(checkoutWords)
  const kept =
    months === 0
      ? text.keptAlways
      : months % 12 === 0
        ? text.keptYears({ count: months / 12 })
        : text.keptMonths({ count: months })
  return (
    <p className="privacy-notice small soft">
      {text.privacy} {kept} {text.seenBy} <Link to={href('/privacy')}>{text.privacyLink}</Link>
    </p>
  )
}
