// The guarded layout: every screen in it needs a session.
import { useEffect, useState } from 'react'
import {
  href,
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { cursorContext } from '#web/shop-context.ts'
import { pauseOrOnline } from '#web/browser/pause.ts'
import { unavailableMessage } from '#web/http/unavailable.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Frame } from './frame.tsx'
import { guard, type Refusal, sessionContext, type SignedIn } from '../access/guard.ts'
import { lastKnown, NoConnection } from '../kit/network-fallback.ts'
import { usePreloadedScreens } from './preloaded-screens.ts'
import type { Route } from './+types/layout'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

export const middleware: Route.MiddlewareFunction[] = [guard]

export const meta: Route.MetaFunction = () => [{ title: 'Back office' }]

export function loader({ context }: Route.LoaderArgs): SignedIn & { mark: string | undefined } {
  const { email, role } = context.get(sessionContext)
  return { email, role, mark: context.get(cursorContext) }
}

export const clientLoader = lastKnown<typeof loader>({ isScreen: false })

/** Reads the session again on a revalidation of the same page, not after filters and stock edits. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && currentUrl.href === nextUrl.href
}

export default function BackOffice({ loaderData }: Route.ComponentProps) {
  const isKnown = useSignInKnown()
  usePreloadedScreens()
  return (
    <Frame email={loaderData.email} role={loaderData.role} cursor={loaderData.mark}>
      <meta name="robots" content="noindex" />
      {isKnown ? <Outlet /> : <output>Loading...</output>}
    </Frame>
  )
}

/**
 * False while a page restored from the back/forward cache revalidates: the guard answers with the page or the
 * redirect to the sign-in page.
 */
function useSignInKnown(): boolean {
  const [isKnown, setKnown] = useState(true)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const check = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setKnown(false)
      void revalidate().finally(() => setKnown(true))
    }
    window.addEventListener('pageshow', check)
    return () => window.removeEventListener('pageshow', check)
  }, [revalidate])
  return isKnown
}

export function ErrorBoundary() {
  const error = useRouteError()
  const loaded = useRouteLoaderData<typeof loader>('admin/shell/layout')
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  const refused = refusalOf(error)
  const { email = '', role } = refused ?? loaded ?? {}
  return (
    <Frame email={email} role={role} cursor={loaded?.mark}>
      {error instanceof NoConnection ? (
        <NotLoaded />
      ) : refused ? (
        <Empty
          title="This page is not for your role"
          icon="warning"
          action={<ButtonLink to={href('/admin')}>Go to the dashboard</ButtonLink>}
        >
          {refused.message}
        </Empty>
      ) : (
        <Empty
          title={
            isRefusal
              ? 'This page could not be opened'
              : (unavailableMessage(error) ?? 'An error occurred. Please try again.')
          }
          icon="warning"
          action={
            <ButtonLink to="" reloadDocument>
              Try again
            </ButtonLink>
          }
        />
      )}
    </Frame>
  )
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined
  const { message, email, role } = Object(error.data) as Partial<Refusal>
  return message !== undefined && email !== undefined && role !== undefined ? { message, email, role } : undefined
}

/** In place of a screen not yet loaded; it opens once the network is back. */
function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const shown = new AbortController()
    async function loadUntilOpen() {
      // The first request after the device comes online may still fail.
      for (let pauseMs = FIRST_PAUSE_MS; !shown.signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        await pauseOrOnline(pauseMs)
        if (!shown.signal.aborted) await revalidate()
      }
    }
    void loadUntilOpen()
    return () => shown.abort()
  }, [revalidate])
  return (
    <Empty
      title="No connection"
      icon="warning"
      action={
        <Button busy={state !== 'idle'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      This screen has not been loaded yet. It opens when the network is back.
    </Empty>
  )
}
