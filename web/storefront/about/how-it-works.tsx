// The four steps of an order.
import { href } from 'react-router'
import { HOME_STATE, minimumFor } from '#domain/checkout/minimum-order.ts'
import { formatRupees } from '#domain/money.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { howToPay, waysToPay } from '#domain/ways-to-pay/ways-to-pay.ts'
import { words } from '#domain/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import './how-it-works.css'

type Step = { icon: IconName; title: string; text: string }

export function HowItWorks({ settings }: { settings: PublicSettings }) {
  const { order, orderNow, minimumOrder, howItWorks } = words(settings)
  const least = settings.takingOrders
    ? ` ${minimumOrder} ${formatRupees(minimumFor(settings, HOME_STATE))} for Tamil Nadu.`
    : ''
  const steps: readonly Step[] = [
    {
      icon: 'cart',
      title: 'Enquiry',
      text: `Fill the cart and send it with your address. Nothing is paid before our call.${least}`,
    },
    {
      icon: 'phone',
      title: 'Call',
      text: `We call you and go through your ${order}: goods, prices, transport. You get an estimate to keep.`,
    },
    settings.callItEnquiry
      ? {
          icon: 'check',
          title: 'Decision',
          text: 'You decide what you want to have. We settle the price and how you get it with you in person.',
        }
      : {
          icon: 'check',
          title: waysToPay(settings).length > 0 ? `Payment ${howToPay(settings)}` : 'Payment',
          text: `You pay ${howToPay(settings)} and send a screenshot of the payment to our WhatsApp number.`,
        },
    {
      icon: 'truck',
      title: 'Lorry transport',
      text: 'Crackers travel by lorry. The parcel waits at a transport office near you, where you settle the freight and take it home.',
    },
  ]
  return (
    <section className="about-steps page stack gap-4" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="title centred">
        {howItWorks}
      </h2>
      <ol className="stack gap-5">
        {steps.map(({ icon, title, text }) => (
          <li key={icon}>
            <span className="about-step-mark middle">
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={href('/ordernow')} size="large">
        <span>{orderNow}</span> <Icon name="arrow-right" />
      </ButtonLink>
    </section>
  )
}
