// The shop's four promises.
import { HOME_STATE, minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/money.ts'
import { type Offer, discountTitle } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import './promises.css'

type Promised = { icon: IconName; title: string; text: string }

export function Promises({ settings, offer }: { settings: PublicSettings; offer: Offer | undefined }) {
  const { place, phone, takingOrders } = settings
  const discount = discountTitle(offer)
  const promises: Promised[] = [
    discount
      ? { icon: 'spark', title: discount, text: 'On the printed price of every box.' }
      : { icon: 'spark', title: 'Open prices', text: 'Every box with its price, and how many are left.' },
    {
      icon: 'truck',
      title: 'Fast delivery',
      text: `Delivery across India${place && `, packed in ${place}`}.`,
    },
    takingOrders
      ? {
          icon: 'box',
          title: `${words(settings).minimumOrder} ${formatRupees(minimumFor(settings, HOME_STATE))}`,
          text: 'For Tamil Nadu.',
        }
      : { icon: 'phone', title: 'Call us', text: phone },
    { icon: 'star', title: 'Premium quality', text: 'Fresh stock of this season, from known makers.' },
  ]
  return (
    <section className="promises" aria-label="What we promise">
      <ul className="page-inside">
        {promises.map(({ icon, title, text }) => (
          <li key={icon} className="stack gap-1 centred">
            <span className="promise-mark middle">
              <Icon name={icon} />
            </span>
            <h2 className="large">{title}</h2>
            <p className="small soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
