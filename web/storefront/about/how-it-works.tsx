// The four steps of an order.
import { href } from 'react-router'
import { HOME_STATE, minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { byWayToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import { words } from '#domain/words.ts'
import type { Words } from '#domain/words/catalogue.ts'
import { about } from '#domain/words/en/pages/about.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useWords } from '#web/ui/words.ts'
import './how-it-works.css'

type Step = { icon: IconName; title: string; text: string }

export function HowItWorks({ settings }: { settings: PublicSettings }) {
  const { orderNow } = words(settings)
  const text = useWords(about)
  const amount = formatRupees(minimumFor(settings, HOME_STATE))
  const steps: readonly Step[] = [
    {
      icon: 'cart',
      title: text.stepSend,
      text: [text.stepSendText, ...(settings.takingOrders ? [text.minimum({ amount })] : [])].join(' '),
    },
    { icon: 'phone', title: text.stepCall, text: text.stepCallText },
    { icon: 'check', ...decision(settings, text) },
    { icon: 'truck', title: text.stepLorry, text: text.stepLorryText },
  ]
  return (
    <section className="about-steps page stack gap-4" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="title centred">
        {text.howItWorks}
      </h2>
      <ol className="stack gap-5">
        {steps.map(({ icon, title, text: step }) => (
          <li key={icon}>
            <span className="about-step-mark middle">
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className="soft">{step}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={href('/ordernow')} size="large">
        <span>{orderNow}</span> <Icon name="arrow-right" />
      </ButtonLink>
    </section>
  )
}

/** The step after the call. */
function decision(settings: PublicSettings, text: Words<typeof about>) {
  if (settings.callItEnquiry) return { title: text.stepDecide, text: text.stepDecideText }
  return byWayToPay(settings, {
    upi: { title: text.stepPayByUpi, text: text.stepPayByUpiText },
    bank: { title: text.stepPayByBank, text: text.stepPayByBankText },
    either: { title: text.stepPayByEither, text: text.stepPayByEitherText },
    agreed: { title: text.stepPay, text: text.stepPayText },
  })
}
