// The 404 page of public addresses.
import { data, href } from 'react-router'
import { words } from '#domain/words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/route.ts'
import './not-found.css'

export function meta() {
  return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound({ matches }: Route.ComponentProps) {
  const { orderNow } = words(matches[1].loaderData.settings)
  return (
    <div className="not-found stack centred">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>This one did not go off</h1>
      <p>We looked in every box, but there is no page at this address.</p>
      <div className="not-found-ways row gap-4 centred">
        <ButtonLink to={href('/ordernow')} size="large">
          {orderNow}
        </ButtonLink>
        <ButtonLink to={href('/')} size="large" variant="secondary">
          Home
        </ButtonLink>
      </div>
    </div>
  )
}
