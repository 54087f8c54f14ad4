// The layout of public pages, which also frames their errors.
import { useEffect } from 'react'
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { publicSettings } from '#domain/settings/public-settings.ts'
import { shell } from '#domain/words/en/pages/shell.ts'
import { footerCategories } from '#domain/category/shown-categories.ts'
import { withUsualName } from '#domain/category/usual-name.ts'
import { isRevalidating, lastSettingsChange, scheduleRetry, useLive } from '#web/live/live.ts'
import { shopContext } from '#web/shop-context.ts'
import { ErrorLabel } from '#web/ui/error-page.tsx'
import { useWords } from '#web/ui/words.ts'
import { unavailableMessage } from '#web/http/unavailable.ts'
import type { Route } from './+types/layout.ts'
import { categoriesWithGoods } from './categories-with-goods.ts'
import { PublicShell } from './shell.tsx'
import { useBar } from '#web/browser/waiting-bar.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.settings.name }] : []
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { settings, live } = shop
  return {
    cursor: live.cursor(['settings']),
    settings: publicSettings(settings),
    footerCategories: footerCategories((await categoriesWithGoods(shop)).map(withUsualName)),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>> & { change?: object | undefined }

/** Shown now: a navigation may discard what a loader returned. */
let last: Loaded | undefined

/** A failed revalidation keeps the data and is retried. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const change = lastSettingsChange()
  try {
    return { ...(await serverLoader()), change }
  } catch (fault) {
    if (!last || !isRevalidating()) throw fault
    scheduleRetry()
    return last
  }
}

/** Changes of the catalogue or the page leave the layout's data as they are. A panel or page does not wait for settings. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  if (lastSettingsChange() === last?.change) return false
  if (currentUrl.href === nextUrl.href) return true
  scheduleRetry()
  return false
}

const TOPICS = ['settings'] as const

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  useLive(TOPICS, loaderData.cursor)
  useEffect(() => void (last = loaderData), [loaderData])
  return (
    <PublicShell settings={loaderData.settings} footerCategories={loaderData.footerCategories}>
      {useBar()?.(loaderData.settings)}
      <Outlet />
    </PublicShell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const words = useWords(shell)
  // The shell needs the settings.
  if (!loaderData) throw error
  const { requestId } = (isRouteErrorResponse(error) ? error.data : undefined) ?? {}
  return (
    <PublicShell settings={loaderData.settings} footerCategories={loaderData.footerCategories}>
      <div className="error-page">
        <ErrorLabel
          title={words.failed}
          text={unavailableMessage(error) ?? words.failedText}
          requestId={typeof requestId === 'string' ? requestId : undefined}
        />
      </div>
    </PublicShell>
  )
}
