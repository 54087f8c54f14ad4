// A QR code for one rupee: a payment app shows whom it pays.
import * as v from 'valibot'
import { paymentFields } from '#domain/settings/payment-chapter.ts'
import { upiLink } from '#domain/ways-to-pay/upi.ts'
import { QrCode } from '#web/browser/qr-code.tsx'

type Props = { upiId: string; payeeName: string; shopName: string }

export function UpiPreview({ upiId, payeeName, shopName }: Props) {
  const typed = upiId.trim()
  if (typed === '' || !v.safeParse(paymentFields.upiId, typed).success) return null
  const payee = payeeName.trim() || shopName
  const link = upiLink({ upiId: typed, payeeName: payee, due: { duePaise: 100 }, note: 'Test' })
  return (
    <figure className="setting-qr stack gap-4 breaks" data-wide>
      <a href={link} aria-label={`Pay ₹1 to ${typed}, as a test`}>
        <QrCode text={link} />
      </a>
      <figcaption>
        <b>Try it:</b> scan this code with your own payment app. It must show <b>{payee}</b>, <b>{typed}</b> and ₹1.
      </figcaption>
    </figure>
  )
}
