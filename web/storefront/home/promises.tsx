// The shop's four promises.
import { HOME_STATE, minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { claimedDiscount, type Offer } from '#domain/product/offer.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { home } from '#domain/words/en/pages/home.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import './promises.css'

type Promised = { icon: IconName; title: string; about: string }

export function Promises({ settings, offer }: { settings: PublicSettings; offer: Offer | undefined }) {
  const { place, phone, takingOrders } = settings
  const text = useWords(home)
  const percent = claimedDiscount(offer)
  const promises: Promised[] = [
    percent
      ? { icon: 'spark', title: text.upTo({ percent }), about: text.upToText }
      : { icon: 'spark', title: text.openPrices, about: text.openPricesText },
    { icon: 'truck', title: text.fast, about: place ? text.fastTextFrom({ place }) : text.fastText },
    takingOrders
      ? {
          icon: 'box',
          title: text.minimum({ amount: formatRupees(minimumFor(settings, HOME_STATE)) }),
          about: text.minimumText,
        }
      : { icon: 'phone', title: text.callUs, about: phone },
    { icon: 'star', title: text.premium, about: text.premiumText },
  ]
  return (
    <section className="promises" aria-label={text.promises}>
      <ul className="page-inside">
        {promises.map(({ icon, title, about }) => (
          <li key={icon} className="stack gap-1 centred breaks">
            <span className="promise-mark middle">
              <Icon name={icon} />
            </span>
            <h2 className="large">{title}</h2>
            <p className="small soft">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
