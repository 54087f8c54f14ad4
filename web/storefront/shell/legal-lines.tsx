// What the law and the careful want to read: the shop's notice and its numbers, as far as it has them.
import type { ShopSettings } from '#domain/shop-settings.ts'

export function LegalLines({ settings }: { settings: ShopSettings }) {
  const { name, established, legalNotice, licenceNumber, gstin } = settings
  return (
    <div className="footer-legal">
      {legalNotice && <p>{legalNotice}</p>}
      <p>
        <span>
          {name}
          {established !== undefined && `, since ${established}`}
        </span>
        {licenceNumber && <span>Licence number: {licenceNumber}</span>}
        {gstin && <span>GSTIN: {gstin}</span>}
      </p>
    </div>
  )
}
