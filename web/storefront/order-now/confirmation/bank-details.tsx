// The shop's bank account, with copy buttons.
import { languageOf } from '#domain/words/shown-language.ts'
import { bankLines } from '#domain/ways-to-pay/ways-to-pay.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { payment } from '#domain/words/en/payment.ts'
import { sentence, useWords } from '#web/ui/words.ts'
import { CopyableText } from './copyable-text.tsx'
import './bank-details.css'

const COPIED: readonly string[] = ['accountName', 'accountNumber', 'ifsc']

export function BankDetails({ bank }: { bank: ShopSettings['bank'] }) {
  const lines = bankLines(bank, useWords(payment))
  const { bankTransfer, copyable } = useWords(confirmationWords)
  if (lines.length === 0) return null
  return (
    <div className="payment-bank stack gap-1">
      <h3>{bankTransfer}</h3>
      {lines.map(({ field, label, text }) =>
        COPIED.includes(field) ? (
          <CopyableText key={field} label={label} text={text} />
        ) : (
          <p key={field}>{sentence(copyable({ label, value: text }), { b: <b lang={languageOf(text)} /> })}</p>
        ),
      )}
    </div>
  )
}
