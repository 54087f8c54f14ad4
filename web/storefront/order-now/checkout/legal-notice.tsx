// What the shop has to say about its sale, with its licence; nothing when its settings hold neither.
import type { ShopSettings } from '#domain/shop-settings.ts'
import './legal-notice.css'

export function LegalNotice({ settings: { legalNotice, licenceNumber } }: { settings: ShopSettings }) {
  if (!legalNotice && !licenceNumber) return null
  return (
    <p className="legal-notice">
      <span>{legalNotice}</span>{' '}
      {licenceNumber && <span className="legal-notice-licence">{`Licence number: ${licenceNumber}`}</span>}
    </p>
  )
}
