// The steps between an order and the parcel.
import { languageOf } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import type { Order } from '#domain/order/order.ts'
import { howToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'

export function WhatsNext({ order, settings }: { order: Order; settings: OrderPageSettings }) {
  return (
    <section className="confirmation-card card stack" aria-labelledby="next-title">
      <h2 id="next-title" className="large">
        What&rsquo;s Next
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
  const said = words(settings)
  return (
    <>
      <li>{`Send your ${said.order} to our WhatsApp with the button above, if it has not opened by itself.`}</li>
      <li>
        {`We call you at ${groupedPhoneNumber(order.customer.mobile)} to confirm the ${said.order} and the delivery.`}
      </li>
      {settings.callItEnquiry ? (
        <li>You decide what you want to have. We settle the price and how you get it with you in person.</li>
      ) : (
        <>
          <li>
            <span>
              {`After our call, pay ${formatRupees(order.totalPaise)} ${howToPay(settings)} and send a screenshot of the payment, with the ${said.orderId}, to our WhatsApp`}
            </span>{' '}
            <a href={`https://wa.me/${settings.whatsappNumber}`}>{settings.phone}</a>.
          </li>
          <li>We pack your crackers and send them to a transport office near you.</li>
        </>
      )}
    </>
  )
}
