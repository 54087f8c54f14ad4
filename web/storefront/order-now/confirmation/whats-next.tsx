// The steps between an order and the parcel.
import { languageOf } from '#domain/words/shown-language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import type { Order } from '#domain/order/order.ts'
import { byWayToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { sentence, useWords } from '#web/ui/words.ts'

export function WhatsNext({ order, settings }: { order: Order; settings: OrderPageSettings }) {
  const { whatsNext } = useWords(confirmationWords)
  return (
    <section className="confirmation-card card stack" aria-labelledby="next-title">
      <h2 id="next-title" className="large">
        {whatsNext}
      </h2>
      <ol className="next-steps stack">
        {settings.whatsNext.length > 0 ? (
          settings.whatsNext.map((step, index) => (
            <li key={index} lang={languageOf(step)}>
              {step}
            </li>
          ))
        ) : (
          <UsualSteps order={order} settings={settings} />
        )}
      </ol>
    </section>
  )
}

function UsualSteps({ order, settings }: { order: Order; settings: OrderPageSettings }) {
  const text = useWords(confirmationWords)
  const pay = byWayToPay(settings, {
    upi: text.stepPayByUpi,
    bank: text.stepPayByBank,
    either: text.stepPayByEither,
    agreed: text.stepPayAsAgreed,
  })
  return (
    <>
      <li>{text.stepSend}</li>
      <li>{text.stepCall({ phone: groupedPhoneNumber(order.customer.mobile) })}</li>
      {settings.callItEnquiry ? (
        <li>{text.stepAgree}</li>
      ) : (
        <>
          <li>
            {sentence(pay({ amount: formatRupees(order.totalPaise), phone: settings.phone }), {
              link: <a href={`https://wa.me/${settings.whatsappNumber}`}>{settings.phone}</a>,
            })}
          </li>
          <li>{text.stepPack}</li>
        </>
      )}
    </>
  )
}
