// The signed-in admin's page for an address without a screen.
import { data, href } from 'react-router'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import type { Route } from './+types/route'

export const meta: Route.MetaFunction = () => [{ title: wordsOf(common).backOffice }]

export function loader() {
  return data(null, { status: 404 })
}

export default function Missing() {
  const text = useWords(common)
  return (
    <Empty title={text.screenNotFound} action={<ButtonLink to={href('/admin')}>{text.goToDashboard}</ButtonLink>}>
      {text.checkAddress}
    </Empty>
  )
}
