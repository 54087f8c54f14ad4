// What the 404 page shows, also where a page with a part of its address does not exist.
import { href } from 'react-router'
import type { PublicSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import './not-found.css'

export function NotFoundPage({ settings }: { settings: PublicSettings }) {
  const { orderNow } = words(settings)
  const said = useWords(shell)
  return (
    <div className="not-found stack centred breaks">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>{said.notFound}</h1>
      <p>{said.notFoundJoke}</p>
      <p>{said.notFoundText}</p>
      <div className="not-found-ways row gap-4 centred">
        <ButtonLink to={href('/ordernow')} size="large">
          {orderNow}
        </ButtonLink>
        <ButtonLink to={href('/')} size="large" variant="secondary">
          {said.home}
        </ButtonLink>
      </div>
    </div>
  )
}
