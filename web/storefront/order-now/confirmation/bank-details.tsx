// The shop's bank account, with copy buttons.
import { languageOf } from '#domain/language.ts'
import { bankLines } from '#domain/ways-to-pay/ways-to-pay.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { CopyableText } from './copyable-text.tsx'
import './bank-details.css'

const COPIED = ['Account name', 'Account number', 'IFSC']

export function BankDetails({ bank }: { bank: ShopSettings['bank'] }) {
  const lines = bankLines(bank)
  if (lines.length === 0) return null
  return (
    <div className="payment-bank stack gap-1">
      <h3>Bank transfer</h3>
      {lines.map(({ label, text }) =>
        COPIED.includes(label) ? (
          <CopyableText key={label} label={label} text={text} />
        ) : (
          <p key={label}>
            {label}: <b lang={languageOf(text)}>{text}</b>
          </p>
        ),
      )}
    </div>
  )
}
