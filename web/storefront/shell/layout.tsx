// What stands around every public screen, also when the screen itself has failed.
import { isRouteErrorResponse, Outlet } from 'react-router'
import { footerCategories } from '#domain/category/shown-categories.ts'
import { shopContext } from '#web/shop-context.ts'
import { ErrorLabel } from '#web/ui/error-page.tsx'
import { unavailableMessage } from '#web/http/unavailable.ts'
import type { Route } from './+types/layout.ts'
import { PublicShell } from './shell.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.settings.name }] : []
}

/** Each page gets the settings without the policies, whose texts only their own pages show. The origin is that of PUBLIC_URL where it is set, and of the request otherwise: serve.ts has seen to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { settings, categories } = context.get(shopContext)
  return {
    settings: { ...settings, policies: {} },
    origin: new URL(request.url).origin,
    footerCategories: footerCategories(await categories.shown()),
  }
}

/** The settings stay as they are while the shop is open. */
export function shouldRevalidate() {
  return false
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PublicShell settings={loaderData.settings} footerCategories={loaderData.footerCategories}>
      <Outlet />
    </PublicShell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Without the settings there is nothing to draw the frame from.
  if (!loaderData) throw error
  const { requestId } = (isRouteErrorResponse(error) ? error.data : undefined) ?? {}
  return (
    <PublicShell settings={loaderData.settings} footerCategories={loaderData.footerCategories}>
      <div className="error-page">
        <ErrorLabel
          title="Something went wrong"
          text={unavailableMessage(error) ?? 'An error occurred. Please try again.'}
          requestId={typeof requestId === 'string' ? requestId : undefined}
        />
      </div>
    </PublicShell>
  )
}
