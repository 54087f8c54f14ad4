// The customer of a placed order.
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'

export function CustomerInfo({ customer }: { customer: Customer }) {
  const facts = [
    ['Name', customer.name],
    ['Mobile', groupedPhoneNumber(customer.mobile)],
    ['Alternate Mobile', customer.alternateMobile ? groupedPhoneNumber(customer.alternateMobile) : 'N/A'],
    ['Address', customer.address],
    ['District', customer.district],
    ['State', customer.state],
    ['Pincode', customer.pincode],
  ] as const
  return (
    <section className="confirmation-card card stack" aria-labelledby="customer-title">
      <h2 id="customer-title" className="large">
        Customer Information
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
