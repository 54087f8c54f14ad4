// The 404 page of public addresses.
import { data, href } from 'react-router'
import { words } from '#domain/words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Route } from './+types/route.ts'
import './not-found.css'

export function meta() {
  return [{ title: wordsOf(shell).notFound }, { name: 'robots', content: 'noindex' }]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound({ matches }: Route.ComponentProps) {
  const { orderNow } = words(matches[1].loaderData.settings)
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
