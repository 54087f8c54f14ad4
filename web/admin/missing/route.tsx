// The signed-in admin's page for an address without a screen.
import { data, href } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import type { Route } from './+types/route'

export const meta: Route.MetaFunction = () => [{ title: 'Back office' }]

export function loader() {
  return data(null, { status: 404 })
}

export default function Missing() {
  return (
    <Empty title="There is no such screen" action={<ButtonLink to={href('/admin')}>Go to the dashboard</ButtonLink>}>
      The address may have been mistyped.
    </Empty>
  )
}
