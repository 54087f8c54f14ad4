// A short introduction and three points.
import { href } from 'react-router'
import { languageOf } from '#domain/language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import './about-blurb.css'

const points: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'star', title: 'Quality', text: 'Premium quality from makers we know, packed fresh for the season.' },
  { icon: 'phone', title: 'Service', text: 'A person from the shop calls you back and answers every question.' },
  { icon: 'truck', title: 'Faster', text: 'Packed as soon as it is settled: fast delivery, delivery across India.' },
]

export function AboutBlurb({ settings }: { settings: PublicSettings }) {
  const { name, established, rating, place } = settings
  const [ownText] = settings.aboutText
  const since = established === undefined ? '' : `, since ${established}`
  const rated = rating === undefined ? '' : `; they rate us ${rating} of 5`
  return (
    <section className="about-blurb page stack" aria-labelledby="about-blurb">
      <div className="about-blurb-text stack">
        {established !== undefined && <p className="eyebrow accent">{`Since ${established}`}</p>}
        <h2 id="about-blurb" className="title">
          About <span lang={languageOf(name)}>{name}</span>
        </h2>
        {ownText ? (
          <p className="about-blurb-own clamp breaks" lang={languageOf(ownText)}>
            {ownText}
          </p>
        ) : (
          <p>
            {`We have sold crackers${place && ` from ${place}`}, in the shop and online${since}. Families come back for honest prices and boxes that hold what their labels say${rated}.`}
          </p>
        )}
        <ButtonLink to={href('/about')} variant="secondary">
          More about us
        </ButtonLink>
      </div>
      <ul className="stack gap-4">
        {points.map(({ icon, title, text }) => (
          <li key={icon} className="stack gap-1 centred">
            <span className="promise-mark middle">
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className="small soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
