// The 404 page of public addresses.
import { data } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import type { Route } from './+types/route.ts'
import { NotFoundPage } from './not-found-page.tsx'

export function meta() {
  return [{ title: wordsOf(shell).notFound }, { name: 'robots', content: 'noindex' }]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound({ matches }: Route.ComponentProps) {
  return <NotFoundPage settings={matches[1].loaderData.settings} />
}
