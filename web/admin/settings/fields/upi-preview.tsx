// A QR code for one rupee: a payment app shows whom it pays.
import * as v from 'valibot'
import { paymentFields } from '#domain/settings/payment-chapter.ts'
import { paymentChapter } from '#domain/words/en/office/shop/settings.ts'
import { upiLink } from '#domain/ways-to-pay/upi.ts'
import { QrCode } from '#web/browser/qr-code.tsx'
import { sentence, useWords } from '#web/ui/words.ts'

type Props = { upiId: string; payeeName: string; shopName: string }

export function UpiPreview({ upiId, payeeName, shopName }: Props) {
  const text = useWords(paymentChapter)
  const typed = upiId.trim()
  if (typed === '' || !v.safeParse(paymentFields.upiId, typed).success) return null
  const payee = payeeName.trim() || shopName
  const link = upiLink({ upiId: typed, payeeName: payee, due: { duePaise: 100 }, note: 'Test' })
  return (
    <figure className="setting-qr stack gap-4 breaks" data-wide>
      <a href={link} aria-label={text.payTest({ upiId: typed })}>
        <QrCode text={link} />
      </a>
      <figcaption>{sentence(text.tryIt({ payee, upiId: typed }), { b: <b />, payee: <b />, upi: <b /> })}</figcaption>
    </figure>
  )
}
