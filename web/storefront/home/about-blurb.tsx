// A short introduction and three points.
import { href } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { home } from '#domain/words/en/pages/home.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import './about-blurb.css'

export function AboutBlurb({ settings }: { settings: PublicSettings }) {
  const { name, established, rating, place } = settings
  const [ownText] = settings.aboutText
  const text = useWords(home)
  const { since } = useWords(shell)
  const points = [
    { icon: 'star', title: text.quality, about: text.qualityText },
    { icon: 'phone', title: text.service, about: text.serviceText },
    { icon: 'truck', title: text.faster, about: text.fasterText },
  ] as const
  return (
    <section className="about-blurb page stack" aria-labelledby="about-blurb">
      <div className="about-blurb-text stack">
        {established !== undefined && <p className="eyebrow accent">{since({ year: String(established) })}</p>}
        <h2 id="about-blurb" className="title">
          {sentence(text.about({ name }), { name: <span lang={languageOf(name)} /> })}
        </h2>
        {ownText ? (
          <p className="about-blurb-own clamp breaks" lang={languageOf(ownText)}>
            {ownText}
          </p>
        ) : (
          <p>
            {[
              place ? text.weSellFrom({ place }) : text.weSell,
              text.families,
              ...(rating === undefined ? [] : [text.theyRate({ rating: String(rating) })]),
            ].join(' ')}
          </p>
        )}
        <ButtonLink to={href('/about')} variant="secondary">
          {text.more}
        </ButtonLink>
      </div>
      <ul className="stack gap-4">
        {points.map(({ icon, title, about }) => (
          <li key={icon} className="stack gap-1 centred">
            <span className="promise-mark middle">
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p className="small soft">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
