// The customer of a placed order.
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { shownState } from '#domain/checkout/shown-place.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { useWords } from '#web/ui/words.ts'

export function CustomerInfo({ customer }: { customer: Customer }) {
  const text = useWords(confirmationWords)
  const facts = [
    [text.name, customer.name],
    [text.mobile, groupedPhoneNumber(customer.mobile)],
    [text.alternateMobile, customer.alternateMobile ? groupedPhoneNumber(customer.alternateMobile) : text.none],
    [text.address, customer.address],
    [text.district, customer.district],
    [text.state, shownState(customer.state)],
    [text.pincode, customer.pincode],
  ] as const
  return (
    <section className="confirmation-card card stack" aria-labelledby="customer-title">
      <h2 id="customer-title" className="large">
        {text.customer}
      </h2>
      <dl className="customer-facts stack gap-2 small">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd className="strong" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
