// What the shop promises, four to a strip.
import { formatRupees } from '#domain/money.ts'
import type { Paise } from '#domain/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import './promises.css'

type Promised = { icon: IconName; title: string; text: string }

export function Promises({ minimumOrderPaise }: { minimumOrderPaise: Paise }) {
  const promises: Promised[] = [
    { icon: 'spark', title: 'Up to 90% discount', text: 'On the printed price of every box.' },
    { icon: 'truck', title: 'Fast delivery', text: 'Delivery across India, packed in Sivakasi.' },
    { icon: 'box', title: `Minimum order ${formatRupees(minimumOrderPaise)}`, text: 'For Tamil Nadu.' },
    { icon: 'star', title: 'Premium quality', text: 'Fresh stock of this season, from known makers.' },
  ]
  return (
    <section className="promises" aria-label="What we promise">
      <ul>
        {promises.map(({ icon, title, text }) => (
          <li key={icon}>
            <span className="promise-mark">
              <Icon name={icon} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
